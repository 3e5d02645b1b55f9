import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { heatMap } from '#content/demos/heatMap.ts';
import { formatWholeAmount } from '#content/demos/money.ts';
import { wholeNumber } from '#content/demos/week.ts';
import { ChoiceRow } from '../frame/ChoiceRow.tsx';
import { KeyRow } from '../frame/KeyRow.tsx';
import { nameOfPart } from '../state/menu.ts';
import { measures } from '../state/sales.ts';
import { Answer } from './Answer.tsx';
import { CityMap } from './CityMap.tsx';
import { Questions } from './Questions.tsx';
import { SpotDetail } from './SpotDetail.tsx';
import { SpotTables } from './SpotTables.tsx';
import { useHeatMap } from './useHeatMap.ts';

const broad = '@container demo (min-width: 960px)';

const Layout = styled('div')({
  display: 'grid',
  gridTemplate: '"answer" "detail" "questions" / minmax(0, 1fr)',
  gap: '12px 24px',
  padding: 12,
  [broad]: {
    gridTemplate: '"answer questions" auto "answer detail" 1fr / minmax(0, 1fr) 348px',
    padding: 20,
  },
});

const Column = styled(Stack)({
  gridArea: 'answer',
  gap: 12,
  minWidth: 0,
});

const Side = styled('div')({ gridArea: 'questions', marginTop: 12, [broad]: { margin: 0 } });

const Closer = styled('div')({ gridArea: 'detail', minWidth: 0 });

const views = ['map', 'table'] as const;

/** Sales by spot, hour, item and category, as a map or as tables. */
export function HeatMap() {
  const { menu, question, ranking, hours, chosen, ask, choose } = useHeatMap();
  const [view, setView] = useState<(typeof views)[number]>('map');
  const { measure, subject: asked } = question;
  const subject = asked.kind === 'everything' ? undefined : nameOfPart(menu, asked);
  return (
    <Layout>
      <Column>
        <Answer question={question} ranking={ranking} subject={subject} />
        <KeyRow>
          <ChoiceRow
            label={heatMap.measure}
            options={measures.map((value) => ({ value, label: heatMap.measures[value] }))}
            value={measure}
            onChange={({ value }) => ask({ measure: value })}
          />
          <ChoiceRow
            label={heatMap.view}
            options={views.map((value) => ({ value, label: heatMap[value] }))}
            value={view}
            onChange={({ value }) => setView(value)}
          />
        </KeyRow>
        {view === 'map' ? (
          <CityMap
            ranking={ranking}
            value={(takings) => takings[measure]}
            label={measure === 'orders' ? wholeNumber : formatWholeAmount}
            chosenId={chosen?.takings.spot.id}
            onChoose={({ spotId }) => choose(spotId)}
          />
        ) : (
          <SpotTables
            question={question}
            ranking={ranking}
            hours={hours}
            subject={subject ?? heatMap.everything}
          />
        )}
      </Column>
      <Closer aria-live="polite">
        {chosen ? (
          <SpotDetail {...chosen} />
        ) : (
          <Typography variant="body2" color="textSecondary">
            {heatMap.detail.choose}
          </Typography>
        )}
      </Closer>
      <Side>
        <Questions menu={menu} question={question} hours={hours} onAsk={ask} />
      </Side>
    </Layout>
  );
}
