import InputBase from '@mui/material/InputBase';
import { useRef, useState, type SyntheticEvent } from 'react';
import { FeatureList } from '#components/FeatureList.tsx';
import { Field } from '#components/Field.tsx';
import { leaving } from '#content/account/leaving.ts';
import { register } from '#content/funnel/register.ts';
import type { Account } from '#domain/account.ts';
import { countCharacters, fitsIn, isNearLimit } from '#domain/characters.ts';
import { limits } from '#domain/limits.ts';
import { registrationMessages } from '#domain/registrationMessages.ts';
import { PanelForm } from '../frame/PanelForm.tsx';
import { lastDayInWords } from '../lastDayInWords.ts';
import { neverPaid } from '../neverPaid.ts';
import { failureIn } from '../useAccountAction.ts';
import type { Leaving } from './useLeaving.ts';

const { confirm: words } = leaving;

/** The consequences of cancelling now, in order. */
function consequences(account: Account): string[] {
  const { state, subscription, nextCharge, receipts, pause, failedPayment } = account;
  const access = () => {
    if (state === 'refunded') return words.accessOver;
    if (failedPayment) return words.unpaid;
    if (pause) return words.paused(pause.daysKept);
    if (subscription.total === 0) return neverPaid(account) ? words.free : words.freeAfterPaid;
    if (state === 'trial') return words.trial(lastDayInWords(subscription.trialEndsAt));
    return nextCharge ? words.access(lastDayInWords(nextCharge.at)) : words.accessUnknown;
  };
  return [
    words.charges,
    access(),
    ...(receipts.length > 0 ? [words.refund] : []),
    words.kept,
    ...(state === 'trial' ? [words.trialOnce] : []),
  ];
}

export interface LeavingQuestionProps extends Pick<Leaving, 'state' | 'onSubmit' | 'onClose'> {
  account: Account;
}

/** The confirmation before cancelling: the consequences, and a field for a reason. */
export function LeavingQuestion({ account, state, onSubmit, onClose }: LeavingQuestionProps) {
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const [used, most] = [countCharacters(reason), limits.cancelReason.max];
  const fits = fitsIn(reason, most);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (fits) onSubmit({ reason });
    else field.current?.focus();
  };
  return (
    <PanelForm
      name="leaving"
      heading={words.heading}
      words={words}
      busy={state.status === 'busy'}
      failure={failureIn(state)}
      destructive
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <FeatureList items={consequences(account)} size="small" />
      <Field
        label={words.reason}
        hint={words.reasonHint}
        counter={isNearLimit(used, most) ? register.counter(used, most) : undefined}
        error={fits ? undefined : registrationMessages.tooLong(most)}
      >
        {(attributes) => (
          <InputBase
            multiline
            minRows={3}
            readOnly={state.status === 'busy'}
            value={reason}
            inputRef={field}
            slotProps={{ input: { ...attributes, dir: 'auto' } }}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </PanelForm>
  );
}
