import { useForm, useWatch } from 'react-hook-form';
import { ConsentBox } from '#components/ConsentBox.tsx';
import { FormField } from '#components/FormField.tsx';
import { yourData } from '#content/account/yourData.ts';
import { profileSchema, type Profile } from '#domain/account.ts';
import { limits } from '#domain/limits.ts';
import { countCharacters, isNearLimit } from '#domain/characters.ts';
import { autofill, draftTexts } from '#domain/draft.ts';
import { formResolver } from '#funnel/frame/formResolver.ts';
import { PanelForm } from '../frame/PanelForm.tsx';
import { failureIn, type DisclosedAction } from '../useAccountAction.ts';

const { profile: words } = yourData;

export interface ProfileFormProps extends Pick<DisclosedAction<Profile>, 'state' | 'onSubmit' | 'onClose'> {
  /** The stored profile. */
  profile: Profile;
}

/** The owner's name, truck name, buyer details for invoices and consent to news, validated as in the registration. */
export function ProfileForm({ profile, state, onSubmit, onClose }: ProfileFormProps) {
  const form = useForm({
    resolver: formResolver(profileSchema),
    // What was changed in another tab meanwhile is shown, and not overwritten; what was changed here stays.
    values: profile,
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const used = countCharacters(useWatch({ control: form.control, name: 'fullName' }));
  const most = limits.fullName.max;
  return (
    <PanelForm
      name="profile"
      heading={words.open}
      words={words}
      busy={state.status === 'busy'}
      failure={failureIn(state)}
      onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values))(event)}
      onClose={onClose}
    >
      <FormField
        {...form.register('fullName')}
        required
        label={words.fullName.label}
        counter={isNearLimit(used, most) ? words.counter(used, most) : undefined}
        error={errors.fullName?.message}
        autoComplete="name"
      />
      {draftTexts.map((name) => (
        <FormField
          key={name}
          {...form.register(name)}
          required
          label={words[name].label}
          error={errors[name]?.message}
          autoComplete={autofill[name]}
        />
      ))}
      <FormField
        {...form.register('businessName')}
        label={words.businessName.label}
        error={errors.businessName?.message}
        autoComplete="organization"
      />
      <FormField
        {...form.register('taxNumber')}
        label={words.taxNumber.label}
        error={errors.taxNumber?.message}
        autoComplete="off"
      />
      <ConsentBox {...form.register('marketingConsent')} label={words.marketing} />
    </PanelForm>
  );
}
