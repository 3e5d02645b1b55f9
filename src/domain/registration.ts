import { boolean, number, object, ref, string, type InferType, type ObjectSchema } from 'yup';
import { fitsIn } from './characters.ts';
import { normalizeText } from './normalizeText.ts';
import { baseCurrency, currencies } from './currency.ts';
import { languages, type Language } from './language.ts';
import { eachDraftText } from './draft.ts';
import { limits } from './limits.ts';
import { plainTextPattern } from './plainText.ts';
import { posDevicesProblem } from './posDevices.ts';
import { registrationMessages } from './registrationMessages.ts';

// A name of invisible characters counts as empty.
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

function text(longest: number, tooLong: string = registrationMessages.tooLong(longest)) {
  return string()
    .typeError(registrationMessages.required)
    .transform((typed: unknown) => (typeof typed === 'string' ? normalizeText(typed) : typed))
    .test('characters', tooLong, (typed) => typed === undefined || fitsIn(typed, longest))
    .matches(plainTextPattern, registrationMessages.plainText);
}

function words(longest: number, tooLong?: string) {
  return text(longest, tooLong)
    .required(registrationMessages.required)
    .matches(visible, registrationMessages.required);
}

/** The fields for the owner's and the truck's name, for every form that has them. */
export const ownerNameSchema = {
  fullName: words(limits.fullName.max, registrationMessages.fullNameTooLong),
  ...eachDraftText((name) => words(limits[name].max)),
};

/** The buyer's other data on invoices; both fields are optional. */
export const buyerSchema = {
  businessName: text(limits.businessName.max),
  taxNumber: text(limits.taxNumber.max),
};

const fields = {
  ...ownerNameSchema,
  ...buyerSchema,
  posDevices: number()
    .typeError(registrationMessages.required)
    .required(registrationMessages.required)
    .test('posDevices', (count, { createError }) => {
      const message = posDevicesProblem(count);
      return message === undefined || createError({ message });
    }),
  currency: string()
    .typeError(registrationMessages.currencyUnknown)
    .oneOf(currencies, registrationMessages.currencyUnknown)
    .required(registrationMessages.required),
  marketingConsent: boolean()
    .typeError(registrationMessages.required)
    .required(registrationMessages.required),
  termsAccepted: boolean()
    .typeError(registrationMessages.termsNotAccepted)
    .required(registrationMessages.termsNotAccepted)
    .isTrue(registrationMessages.termsNotAccepted),
};

/** The fields that the browser sends and the server stores, without password and e-mail address. */
export const registrationSchema = object(fields).noUnknown();

export type Registration = InferType<typeof registrationSchema>;

/** The owner's language in e-mails, on the payment provider's pages and in the app; absent if unknown. */
export const languageSchema = string().oneOf(languages);

/** The stored registration: the form, and the owner's language, if the browser sends it. */
export const savedRegistrationSchema = object({
  registration: registrationSchema.required(),
  language: languageSchema,
}).noUnknown() as ObjectSchema<{ registration: Registration; language?: Language }>;

/** A registration in progress; the terms may still be unchecked. */
export type RegistrationDraft = Omit<Registration, 'termsAccepted'> & { termsAccepted: boolean };

/** The form's initial values, of each field that is stored. Older documents without a later-added field read as its value here. */
export const emptyRegistration: Required<RegistrationDraft> = {
  fullName: '',
  ...eachDraftText(() => ''),
  businessName: '',
  taxNumber: '',
  posDevices: limits.posDevices.initial,
  currency: baseCurrency,
  marketingConsent: false,
  termsAccepted: false,
};

/** A new password, typed twice (R-REGISTER-PASSWORD-AGAIN, R-RESET-SCREEN). */
export const passwordFields = {
  password: string()
    .required(registrationMessages.required)
    .min(limits.password.min, registrationMessages.passwordTooShort)
    .max(limits.password.max, registrationMessages.passwordTooLong),
  confirmPassword: string()
    .required(registrationMessages.required)
    .oneOf([ref('password')], registrationMessages.passwordsDiffer),
};

export const newPasswordSchema = object(passwordFields);

/** The form for an owner who signed in by e-mail link: the registration and a password for later sign-ins. */
export const registrationWithPasswordSchema = registrationSchema.shape(passwordFields);

/** The form's values; the password fields are empty for an owner who signed in with Google. */
export interface RegistrationForm extends Registration {
  password: string;
  confirmPassword: string;
}
