import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { BreakableText } from '#components/BreakableText.tsx';
import { CurrencySelect } from '#components/CurrencySelect.tsx';
import { Field } from '#components/Field.tsx';
import { FieldGroup } from '#components/FieldGroup.tsx';
import { FormField } from '#components/FormField.tsx';
import { RangeField } from '#components/RangeField.tsx';
import { register as words } from '#content/funnel/register.ts';
import { countCharacters, isNearLimit } from '#domain/characters.ts';
import { autofill, draftTexts } from '#domain/draft.ts';
import type { Catalogue } from '#domain/contract.ts';
import { limits } from '#domain/limits.ts';
import { posDevicesProblem } from '#domain/posDevices.ts';
import type { RegistrationForm } from '#domain/registration.ts';
import { inEm, tokens } from '#theme/index.ts';
import { NewPasswordFields } from '../frame/NewPasswordFields.tsx';
import { Scene } from '../frame/Scene.tsx';
import { livePrice } from './livePrice.ts';
import type { RegisterValues } from './registerSchema.ts';

const passwordWords = {
  password: words.password.label,
  atLeast: words.password.atLeast,
  again: words.confirmPassword.label,
};

// A field cannot break an address after its `@`, so a text over the field shows it: in as many lines as an owner needs to
// compare it with their inbox.
const Address = styled('div')({
  display: 'grid',
  minHeight: tokens.target.regular,
  '& > *': { gridArea: '1 / 1' },
  '& textarea': {
    position: 'absolute',
    inset: 0,
    height: '100% !important',
    resize: 'none',
    textIndent: '-999em',
  },
  '& > span': { zIndex: 1, pointerEvents: 'none', padding: '10px 14px', cursor: 'text' },
});

type Form = UseFormReturn<RegisterValues, unknown, RegistrationForm>;

export interface RegistrationFieldsProps {
  form: Form;
  /** The verified address, read-only. */
  email: string;
  /** The Google name that is too long for the field and was not filled in. */
  longName?: string | undefined;
  withPassword: boolean;
  /** Whether a typed password was lost when the language was switched. */
  passwordLost?: boolean | undefined;
  catalogue: Catalogue | null;
}

/** All business fields, in the order of R-REGISTER-FIELDS. */
export function RegistrationFields({
  form,
  email,
  longName,
  withPassword,
  passwordLost = false,
  catalogue,
}: RegistrationFieldsProps) {
  return (
    <>
      <OwnerFields form={form} email={email} longName={longName} />
      <TruckFields form={form} catalogue={catalogue} />
      {withPassword ? <PasswordFields form={form} email={email} passwordLost={passwordLost} /> : null}
    </>
  );
}

function OwnerFields({
  form,
  email,
  longName,
}: Pick<RegistrationFieldsProps, 'form' | 'email' | 'longName'>) {
  const { register, control, formState } = form;
  const fullName = useWatch({ control, name: 'fullName' });
  const [used, most] = [countCharacters(fullName), limits.fullName.max];
  const unfilled = longName !== undefined && fullName === '';
  return (
    <FieldGroup title={words.groups.you}>
      <FormField
        {...register('fullName')}
        id="fullName"
        required
        label={words.fullName.label}
        hint={unfilled ? words.fullName.tooLongAtGoogle(longName) : undefined}
        counter={isNearLimit(used, most) ? words.counter(used, most) : undefined}
        error={formState.errors.fullName?.message}
        autoComplete="name"
      />
      <Field label={words.email.label} counter={words.email.verified}>
        {(attributes) => (
          <Address>
            <InputBase inputComponent="textarea" value={email} readOnly slotProps={{ input: attributes }} />
            <span aria-hidden>
              <BreakableText>{email}</BreakableText>
            </span>
          </Address>
        )}
      </Field>
    </FieldGroup>
  );
}

const NameField = styled('div')({ position: 'relative' });

// On the free end of the label's line and the line above, so that it is in sight while the name is typed and takes no room.
const OverTheField = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: -40,
  right: 0,
  pointerEvents: 'none',
  // There, the label needs the whole line.
  [theme.breakpoints.down(inEm(372))]: { position: 'static', marginBottom: theme.spacing(1) },
}));

function TruckFields({ form, catalogue }: Pick<RegistrationFieldsProps, 'form' | 'catalogue'>) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const { ref: numberField, ...devices } = useController({ control, name: 'posDevices' }).field;
  const [posDevices, currency, truck] = useWatch({
    control,
    name: ['posDevices', 'currency', 'restaurantName'],
  });
  const wrong = posDevicesProblem(posDevices) !== undefined;
  const price = wrong ? null : livePrice(catalogue, { posDevices, currency });
  const elsewhere = price !== null && price.billedIn !== currency;
  return (
    <FieldGroup title={words.groups.truck}>
      <NameField>
        <OverTheField>
          <Scene state="named" name={truck} on="phone" />
        </OverTheField>
        {draftTexts.map((name) => (
          <FormField
            key={name}
            {...register(name)}
            id={name}
            required
            label={words[name].label}
            error={errors[name]?.message}
            autoComplete={autofill[name]}
          />
        ))}
      </NameField>
      <RangeField
        id="posDevices"
        label={words.posDevices.label}
        numberLabel={words.posDevices.numberLabel}
        error={errors.posDevices?.message}
        min={limits.posDevices.min}
        max={limits.posDevices.max}
        defaultValue={posDevices}
        {...(wrong ? {} : { valueText: words.posDevices.value(posDevices, price && price.totals) })}
        onValueChange={devices.onChange}
        onBlur={devices.onBlur}
        ref={numberField}
      />
      <CurrencySelect
        {...register('currency')}
        id="currency"
        required
        label={words.currency.label}
        options={words.currency.options}
        error={errors.currency?.message}
        {...(elsewhere ? { hint: words.currency.billedElsewhere(currency, price.billedIn) } : {})}
      />
    </FieldGroup>
  );
}

function PasswordFields({
  form: { register, formState },
  email,
  passwordLost,
}: Pick<RegistrationFieldsProps, 'form' | 'email' | 'passwordLost'>) {
  return (
    <FieldGroup title={words.groups.password}>
      <NewPasswordFields
        register={register}
        formState={formState}
        email={email}
        words={passwordLost ? { ...passwordWords, hint: words.password.lost } : passwordWords}
      />
    </FieldGroup>
  );
}
