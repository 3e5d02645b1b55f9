import Typography from '@mui/material/Typography';
import { useState, type SyntheticEvent } from 'react';
import { RadioChoice } from '#components/RadioChoice.tsx';
import { RangeField } from '#components/RangeField.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { change } from '#content/account/change.ts';
import { errorMessage } from '#content/errors.ts';
import type { Account } from '#domain/account.ts';
import { limits } from '#domain/limits.ts';
import { planNameFrom, publicPlanNames } from '#domain/plan.ts';
import { posDevicesProblem } from '#domain/posDevices.ts';
import { PanelForm } from '../frame/PanelForm.tsx';
import { ChangePreview, totalOf } from './ChangePreview.tsx';
import type { Change, ChangeState } from './useChange.ts';

const { form: words } = change;
// In the order of the plans' cards.
const plans = publicPlanNames.toReversed().map((name) => {
  const { label, note } = words.plans[name];
  return { value: name, label, note };
});

export interface ChangeFormProps extends Pick<Change, 'onChoose' | 'onConfirm' | 'onClose'> {
  /** The current subscription. */
  account: Account;
  /** The choice and its price. */
  state: Exclude<ChangeState, { status: 'closed' }>;
}

function failureOf({ price, error }: ChangeFormProps['state']): string | null {
  const failure = price.status === 'failed' ? price.error : error;
  if (!failure) return null;
  return failure.code === 'account/same-plan' ? words.same : errorMessage(failure);
}

/** A form for another plan or number of devices, with its price. */
export function ChangeForm({ account, state, onChoose, onConfirm, onClose }: ChangeFormProps) {
  const { wanted, price, error } = state;
  /** The error of the typed number. Until it is fixed, the form shows no price and no submit button. */
  const [problem, setProblem] = useState<string>();
  const handleDevices = (posDevices: number) => {
    const found = posDevicesProblem(posDevices);
    setProblem(found);
    if (found === undefined) onChoose({ posDevices });
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (problem === undefined) onConfirm();
  };
  const leaving = state.status === 'leaving';
  return (
    <PanelForm
      name="change"
      heading={words.heading}
      words={{
        submit: price.status === 'failed' ? words.askAgain : words.submit,
        submitBusy: leaving ? words.submitBusy : words.asking,
        keep: words.keep,
      }}
      busy={leaving || price.status === 'asking'}
      submittable={problem === undefined && price.status !== 'unchanged'}
      keepable={!leaving}
      failure={failureOf(state)}
      polite={price.status === 'failed'}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <RadioChoice
        label={words.plan}
        options={plans}
        value={wanted.plan}
        onChoose={(plan) => onChoose({ plan: planNameFrom(plan) })}
      />
      <RangeField
        label={words.devices}
        numberLabel={words.devicesNumber}
        min={limits.posDevices.min}
        max={limits.posDevices.max}
        defaultValue={wanted.posDevices}
        error={problem}
        {...(problem === undefined ? { valueText: words.deviceCount(wanted.posDevices) } : {})}
        onValueChange={handleDevices}
      />
      <div>
        {price.status === 'known' && !problem ? (
          <ChangePreview account={account} change={price.change} />
        ) : null}
        <div role="status">
          {price.status === 'known' && !problem ? (
            <VisuallyHidden>{Object.values(totalOf(price.change)).join(' ')}</VisuallyHidden>
          ) : null}
          {price.status === 'unchanged' && !problem && !error ? (
            <Typography color="textSecondary">{words.unchanged}</Typography>
          ) : null}
        </div>
      </div>
    </PanelForm>
  );
}
