import { object, ref, string } from 'yup';
import { errorMessage } from '#content/errors.ts';
import { AppError } from '#domain/errors.ts';
import { limits } from '#domain/limits.ts';
import { passwordFields } from '#domain/registration.ts';
import { registrationMessages } from '#domain/registrationMessages.ts';

/** A new password typed twice, with this screen's own message for a mismatch (R-RESET-DIFFER). */
export const resetPasswordSchema = object({
  password: passwordFields.password,
  confirmPassword: string()
    .required(registrationMessages.required)
    .min(limits.password.min, registrationMessages.passwordTooShort)
    .oneOf([ref('password')], errorMessage(new AppError('reset/passwords-differ'))),
});
