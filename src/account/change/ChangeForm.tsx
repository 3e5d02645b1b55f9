import { useId, useState, type SyntheticEvent } from 'react';
import { RadioChoice } from '#components/RadioChoice.tsx';
import { RangeField } from '#components/RangeField.tsx';
import { change } from '#content/account/change.ts';
import { errorMessage } from '#content/errors.ts';
import type { AppError } from '#domain/errors.ts';
import { limits } from '#domain/limits.ts';
import { planNameFrom, publicPlanNames } from '#domain/plan.ts';
import type { WantedChange } from '#gateways/AccountGateway.ts';
import { FormActions } from '../frame/FormActions.tsx';
import { StackedForm } from '../frame/layout.ts';
import { PanelHeading } from '../frame/PanelHeading.tsx';

const { form: words } = change;
const plans = publicPlanNames.map((name) => {
  const { label, note } = words.plans[name];
  return { value: name, label, note };
});

/** Props of `ChangeForm`. */
export interface ChangeFormProps {
  /** What the form begins with. */
  wanted: WantedChange;
  /** Whether the price of the choice is being asked for. */
  pricing: boolean;
  /** Why the last choice came to nothing. */
  error: AppError | null;
  onPreview: (wanted: WantedChange) => void;
  onClose: () => void;
}

/** The choice of another plan or number of devices. */
export function ChangeForm({ wanted, pricing, error, onPreview, onClose }: ChangeFormProps) {
  const name = useId();
  const [chosen, setChosen] = useState(wanted);
  const handleChange = (event: SyntheticEvent<HTMLFormElement>) => {
    const plan = planNameFrom(new FormData(event.currentTarget).get(name) as string | null);
    setChosen((before) => ({ ...before, plan }));
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    onPreview(chosen);
  };
  return (
    <StackedForm noValidate onChange={handleChange} onSubmit={handleSubmit}>
      <PanelHeading>{words.heading}</PanelHeading>
      <RadioChoice label={words.plan} name={name} options={plans} defaultValue={wanted.plan} />
      <RangeField
        name={`${name}-devices`}
        label={words.devices}
        numberLabel={words.devicesNumber}
        min={limits.posDevices.min}
        max={limits.posDevices.max}
        defaultValue={wanted.posDevices}
        valueText={words.deviceCount(chosen.posDevices)}
        onValueChange={(posDevices) => setChosen((before) => ({ ...before, posDevices }))}
      />
      <FormActions
        words={{ submit: words.preview, submitBusy: words.previewBusy, keep: words.keep }}
        busy={pricing}
        failure={error && (error.code === 'account/same-plan' ? words.same : errorMessage(error))}
        onClose={onClose}
      />
    </StackedForm>
  );
}
