import type { ObjectSchema } from 'yup';
import {
  registrationSchema,
  registrationWithPasswordSchema,
  type RegistrationDraft,
  type RegistrationForm,
} from '#domain/registration.ts';

/** The form's values while the owner fills it in. */
export type RegisterValues = RegistrationDraft & Pick<RegistrationForm, 'password' | 'confirmPassword'>;

/** The form's validation: the domain's rules, with a password only for an owner who signed in by e-mail link. */
export function registerSchema(withPassword: boolean): ObjectSchema<RegistrationForm> {
  return (
    withPassword ? registrationWithPasswordSchema : registrationSchema
  ) as ObjectSchema<RegistrationForm>;
}
