import { useId, useState, type SyntheticEvent } from 'react';
import { FeatureList } from '#components/FeatureList.tsx';
import { RadioChoice } from '#components/RadioChoice.tsx';
import { pause } from '#content/account/pause.ts';
import type { Account } from '#domain/account.ts';
import { formatDay } from '#domain/day.ts';
import { formatMoney } from '#domain/money.ts';
import { chargeAfterPause, daysKept, pauseChoices } from '#domain/pause.ts';
import { FormActions } from '../frame/FormActions.tsx';
import { Quiet, StackedForm } from '../frame/layout.ts';
import { PanelHeading } from '../frame/PanelHeading.tsx';
import { failureIn } from '../useAccountAction.ts';
import type { Pausing } from './usePause.ts';

const { form: words } = pause;

/** Props of `PauseQuestion`. */
export interface PauseQuestionProps extends Pick<Pausing['question'], 'state' | 'onSubmit' | 'onClose'> {
  /** An account whose subscription can be paused. */
  account: Account & { nextCharge: NonNullable<Account['nextCharge']> };
}

/** The question before a pause: until when, which days wait, and the day of the next charge. */
export function PauseQuestion({ account, state, onSubmit, onClose }: PauseQuestionProps) {
  const name = useId();
  const { nextCharge, pauseMonths, waitingChange } = account;
  // Days are counted from the moment of opening; the server refuses if another day would be charged.
  const [from] = useState(() => new Date());
  const choices = pauseChoices(from, pauseMonths);
  const [chosen, setChosen] = useState(0);
  const until = choices[chosen] ?? from;
  const coveredUntil = new Date(nextCharge.at);
  const nextChargeAt = chargeAfterPause({ from, until, coveredUntil });
  const handleChange = (event: SyntheticEvent<HTMLFormElement>) => {
    setChosen(Number(new FormData(event.currentTarget).get(name)));
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit({ until: until.toISOString(), nextChargeAt: nextChargeAt.toISOString() });
  };
  const kept = daysKept({ from, coveredUntil });
  return (
    <StackedForm noValidate onChange={handleChange} onSubmit={handleSubmit}>
      <PanelHeading>{words.heading}</PanelHeading>
      <Quiet>{words.what}</Quiet>
      <RadioChoice
        label={words.until}
        name={name}
        options={choices.map((first, at) => ({ value: String(at), label: formatDay(first) }))}
        defaultValue="0"
      />
      <div aria-live="polite">
        <FeatureList
          size="small"
          items={[
            ...(kept > 0 ? [words.kept(kept, formatDay(coveredUntil))] : []),
            words.next(formatMoney(nextCharge), formatDay(nextChargeAt)),
            words.notice,
            ...(waitingChange ? [words.change] : []),
          ]}
        />
      </div>
      <FormActions
        words={words}
        busy={state.status === 'busy'}
        failure={failureIn(state)}
        onClose={onClose}
      />
    </StackedForm>
  );
}
