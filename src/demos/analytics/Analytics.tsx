import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Banknote } from 'lucide-react';
import { ActionButton } from '#components/ActionButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { analytics } from '#content/demos/analytics.ts';
import { formatAmount } from '#content/demos/money.ts';
import { dayLabels, dayNames } from '#content/demos/week.ts';
import { quietColor, tokens } from '#theme/index.ts';
import { ChoiceRow } from '../frame/ChoiceRow.tsx';
import { KeyRow } from '../frame/KeyRow.tsx';
import { Charts } from './Charts.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { useAnalytics } from './useAnalytics.ts';

const Layout = styled(Stack)({
  gap: 12,
  padding: 12,
  '@container demo (min-width: 640px)': { padding: 20, gap: 16 },
});

const Latest = styled(Typography)({
  minHeight: '1.55em',
  color: quietColor,
  '& strong': { color: tokens.color.green, fontWeight: 640 },
});

const week = 'week';

/** Best sellers, peak hours, profit by spot and favorite extras, updated with every sale. */
export function Analytics() {
  const { day, today, report, lastSold, showWholeWeek, sell } = useAnalytics();
  return (
    <Layout>
      <KeyRow>
        <ChoiceRow
          label={analytics.period}
          options={[
            { value: today, label: dayLabels[today] },
            { value: week, label: analytics.wholeWeek },
          ]}
          value={day ?? week}
          onChange={({ value }) => showWholeWeek(value === week)}
        />
        <ActionButton variant="contained" startIcon={<Icon of={Banknote} />} onClick={sell}>
          {analytics.sell}
        </ActionButton>
      </KeyRow>
      <Latest variant="body2" role="status">
        {lastSold ? (
          <strong>
            {analytics.justSold(lastSold.ticket, formatAmount(lastSold.total), formatAmount(lastSold.profit))}
          </strong>
        ) : (
          analytics.nothingYet
        )}
      </Latest>
      <KeyFigures total={report.total} />
      <Charts report={report} days={analytics.when(day && dayNames[day])} />
    </Layout>
  );
}
