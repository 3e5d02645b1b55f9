import type { ObjectSchema } from 'yup';
import {
  registrationSchema,
  registrationWithPasswordSchema,
  type RegistrationDraft,
  type RegistrationForm,
} from '#domain/registration.ts';

/** The form's values while it is filled in. */
export type RegisterValues = RegistrationDraft & Pick<RegistrationForm, 'password' | 'confirmPassword'>;

/** The form's rules: the domain's, with a password only for an owner who signed in by e-mail link. */
export function registerSchema(withPassword: boolean): ObjectSchema<RegistrationForm> {
  return (
    withPassword ? registrationWithPasswordSchema : registrationSchema
  ) as ObjectSchema<RegistrationForm>;
}
