import Typography from '@mui/material/Typography';
import { ActionButton } from '#components/ActionButton.tsx';
import { ActionLink } from '#components/ActionLink.tsx';
import { Actions } from '#components/buttonRows.ts';
import { Notice } from '#components/Notice.tsx';
import { change } from '#content/account/change.ts';
import { errorMessage } from '#content/errors.ts';
import type { WaitingChange } from '#domain/account.ts';
import { formatDay } from '#domain/day.ts';
import { shownPlanName } from '#domain/plan.ts';
import { formatMoney } from '#domain/money.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import { Stacked } from '../frame/layout.ts';
import { OutcomeNotice } from '../frame/OutcomeNotice.tsx';
import type { Consent } from './useConsent.ts';

const { waiting: words, agreed, withdrawn, preview } = change;

function asked({ plan, posDevices, total, currency, interval, from }: WaitingChange): string {
  const price = preview.each(formatMoney({ amount: total, currency }), interval);
  return words.body(plan, posDevices, price, formatDay(from));
}

/** Props of `ConsentNotice`: all of `useConsent`, and the current subscription. */
export interface ConsentNoticeProps extends Consent {
  subscription: Confirmation;
}

/** Shows the change that awaits the owner's consent, with buttons to agree and to withdraw; afterwards, the result. */
export function ConsentNotice({ state, withdrawal, subscription }: ConsentNoticeProps) {
  if (state.status === 'none') return null;
  if (state.status === 'withdrawn') {
    return (
      <OutcomeNotice key="withdrawn" tone="success" title={withdrawn.title}>
        {withdrawn.body}
      </OutcomeNotice>
    );
  }
  if (state.status === 'agreed') {
    const { posDevices, countedDevices: counted } = subscription;
    return (
      <OutcomeNotice key="agreed" tone="success" title={agreed.title}>
        {[
          agreed.body(shownPlanName(subscription), posDevices),
          ...(counted ? [change.counted(counted.posDevices, formatDay(counted.until))] : []),
        ].join(' ')}
      </OutcomeNotice>
    );
  }
  const { change: waiting, returned } = state;
  const action = (
    <Actions>
      <ActionLink variant="contained" size="small" href={waiting.approveUrl}>
        {words.agree}
      </ActionLink>
      <ActionButton
        variant="outlined"
        size="small"
        loading={withdrawal.state.status === 'busy'}
        loadingLabel={words.withdrawBusy}
        onClick={() => withdrawal.run()}
      >
        {words.withdraw}
      </ActionButton>
    </Actions>
  );
  return (
    <Stacked>
      <Notice tone="warning" title={returned ? words.returned : words.title} action={action} silent>
        {returned ? <Typography style={{ marginBottom: 8 }}>{words.returnedBody}</Typography> : null}
        <Typography>{asked(waiting)}</Typography>
      </Notice>
      {withdrawal.state.status === 'failed' ? (
        <Notice tone="error">{errorMessage(withdrawal.state.error)}</Notice>
      ) : null}
    </Stacked>
  );
}
