import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { CurrencySelect } from '#components/CurrencySelect.tsx';
import { DeviceSlider } from '#components/DeviceSlider.tsx';
import { FormField } from '#components/FormField.tsx';
import { PasswordField } from '#components/PasswordField.tsx';
import { register as words } from '#content/funnel/register.ts';
import { asStored } from '#domain/asStored.ts';
import type { Catalogue } from '#domain/contract.ts';
import { limits } from '#domain/limits.ts';
import type { RegistrationForm } from '#domain/registration.ts';
import { livePrice } from './livePrice.ts';
import type { RegisterValues } from './registerSchema.ts';

const toggle = { showLabel: words.showPassword, hideLabel: words.hidePassword };

/** Props of `RegistrationFields`. */
export interface RegistrationFieldsProps {
  form: UseFormReturn<RegisterValues, unknown, RegistrationForm>;
  /** The verified address, read-only. */
  email: string;
  withPassword: boolean;
  catalogue: Catalogue | null;
}

/** Everything about the business that is typed or chosen, in the specification's order. */
export function RegistrationFields({ form, email, withPassword, catalogue }: RegistrationFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const devices = useController({ control, name: 'posDevices' });
  const [fullName, posDevices, currency] = useWatch({
    control,
    name: ['fullName', 'posDevices', 'currency'],
  });
  const price = livePrice(catalogue, { posDevices, currency });
  const elsewhere = price !== null && price.billedIn !== currency;
  return (
    <>
      <FormField
        {...register('fullName')}
        label={words.fullName.label}
        hint={words.fullName.hint}
        counter={words.counter(asStored(fullName).length, limits.fullName.max)}
        error={errors.fullName?.message}
        autoComplete="name"
      />
      <FormField
        {...register('restaurantName')}
        label={words.restaurantName.label}
        error={errors.restaurantName?.message}
        autoComplete="organization"
      />
      <FormField label={words.email.label} hint={words.email.hint} type="email" value={email} readOnly />
      {withPassword ? (
        <>
          <PasswordField
            {...toggle}
            {...register('password')}
            label={words.password.label}
            hint={words.password.hint}
            error={errors.password?.message}
          />
          <PasswordField
            {...toggle}
            {...register('confirmPassword')}
            label={words.confirmPassword.label}
            error={errors.confirmPassword?.message}
          />
        </>
      ) : null}
      <DeviceSlider
        label={words.posDevices.label}
        sliderLabel={words.posDevices.slider}
        hint={words.posDevices.hint}
        error={errors.posDevices?.message}
        min={limits.posDevices.min}
        max={limits.posDevices.max}
        value={posDevices}
        valueText={(count) => words.posDevices.value(count, price)}
        onChange={({ value }) => devices.field.onChange(value)}
      />
      <CurrencySelect
        {...register('currency')}
        label={words.currency.label}
        options={words.currency.options}
        error={errors.currency?.message}
        {...(elsewhere ? { hint: words.currency.billedElsewhere(currency, price.billedIn) } : {})}
      />
    </>
  );
}
