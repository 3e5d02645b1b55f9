import { Notice } from '#components/Notice.tsx';
import { pause as words } from '#content/account/pause.ts';
import type { Account } from '#domain/account.ts';
import { formatDay } from '#domain/day.ts';
import { formatMoney } from '#domain/money.ts';
import { OutcomeNotice } from '../frame/OutcomeNotice.tsx';
import { lastDayInWords } from '../lastDayInWords.ts';
import type { Pausing } from './usePause.ts';

export interface PauseNoticeProps extends Pick<Pausing, 'done'> {
  account: Account;
}

/** Shows the result of the owner's last pause action, or a pending or failed step. Otherwise null. */
export function PauseNotice({ account, done }: PauseNoticeProps) {
  const { pause, nextCharge, state, accessUntil } = account;
  // After a press that the provider has not confirmed, this message takes the focus of the button, which is gone.
  const StepNotice = done ? OutcomeNotice : Notice;
  if (pause?.step === 'failed') {
    return (
      <StepNotice key="failed" tone="error" title={words.failed.title}>
        {[
          words.failed.body,
          ...(state === 'cancelled' && accessUntil !== null
            ? [words.failed.yours(lastDayInWords(accessUntil))]
            : []),
        ].join(' ')}
      </StepNotice>
    );
  }
  if (pause?.step === 'asked' || pause?.step === 'resuming') {
    const { title, body } = words[pause.step];
    return (
      <StepNotice key={pause.step} tone="warning" title={title}>
        {body}
      </StepNotice>
    );
  }
  if (pause && done === 'paused') {
    return (
      <OutcomeNotice key="paused" tone="success" title={words.paused.title}>
        {words.paused.body(formatDay(pause.until))}
      </OutcomeNotice>
    );
  }
  if (pause || done !== 'resumed' || !nextCharge) return null;
  return (
    <OutcomeNotice key="resumed" tone="success" title={words.resumed.title}>
      {words.resumed.body(formatMoney(nextCharge), formatDay(nextCharge.at))}
    </OutcomeNotice>
  );
}
