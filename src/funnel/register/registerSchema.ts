import type { ObjectSchema } from 'yup';
import {
  registrationSchema,
  registrationWithPasswordSchema,
  type RegistrationForm,
} from '#domain/registration.ts';

/** What the form holds while it is filled in; the terms may still be unticked. */
export type RegisterValues = Omit<RegistrationForm, 'termsAccepted'> & { termsAccepted: boolean };

/** The form's rules: those of the domain, with a password only for an owner who signed in by e-mail link. */
export function registerSchema(withPassword: boolean): ObjectSchema<RegistrationForm> {
  return (
    withPassword ? registrationWithPasswordSchema : registrationSchema
  ) as ObjectSchema<RegistrationForm>;
}
