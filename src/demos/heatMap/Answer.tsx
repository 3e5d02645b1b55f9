import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { heatMap } from '#content/demos/heatMap.ts';
import { formatWholeAmount } from '#content/demos/money.ts';
import { orders as orderCount } from '#content/demos/week.ts';
import { quietColor, tabularFigures, tokens } from '#theme/index.ts';
import type { HeatQuestion, SpotTakings } from './ranking.ts';

const Sentence = styled(Typography)(({ theme }) => ({
  ...tabularFigures,
  textWrap: 'balance',
  '& b': { fontWeight: 'inherit' },
  '& span': { ...theme.typography.body2, display: 'block', color: quietColor },
})) as typeof Typography;

const More = styled(Typography)({
  color: tokens.color.orangeText,
  fontWeight: 560,
});

export interface AnswerProps {
  question: HeatQuestion;
  /** The spots, best first. */
  ranking: readonly SpotTakings[];
  /** Name of the selected item or category; undefined for everything. */
  subject?: string | undefined;
}

/** The result in one sentence, announced when it changes. */
export function Answer({ question, ranking, subject }: AnswerProps) {
  const { measure, day, hours } = question;
  const best = ranking[0];
  const richest = ranking.toSorted((one, other) => other.profit - one.profit)[0];
  if (!best || !richest || best.orders === 0) {
    return (
      <div role="status">
        <Sentence key="nothing" variant="h4" component="p">
          {heatMap.nothingSold(day, hours.from, hours.to)}
        </Sentence>
      </div>
    );
  }
  const value = measure === 'orders' ? orderCount(best.orders) : formatWholeAmount(best[measure]);
  const { lead, fact } = heatMap.best({ ...hours, day, measure, subject, spot: best.spot.name, value });
  return (
    <div role="status">
      <Sentence variant="h4" component="p">
        <span>{lead}</span> <b>{fact}</b>
      </Sentence>
      {richest.spot.id === best.spot.id ? null : (
        <More variant="body2">
          {heatMap.leavesMore(richest.spot.name, formatWholeAmount(richest.profit))}
        </More>
      )}
    </div>
  );
}
