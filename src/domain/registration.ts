import { boolean, number, object, ref, string, type InferType } from 'yup';
import { asStored } from './asStored.ts';
import { currencies } from './currency.ts';
import { limits } from './limits.ts';

/** The specification's words for each refusal (section 5). */
export const registrationMessages = {
  required: 'Required',
  fullNameTooLong: `must be ${limits.fullName.max} characters or less`,
  restaurantNameTooLong: `Must be ${limits.restaurantName.max} characters or less`,
  plainText: 'Use letters, digits and ordinary punctuation',
  posDevicesTooFew: `Must be at least ${limits.posDevices.min}`,
  posDevicesTooMany: `Must be ${limits.posDevices.max} or less`,
  passwordTooShort: `Password must be at least ${limits.password.min} characters long`,
  passwordTooLong: `Password must be ${limits.password.max} characters or less`,
  passwordsDiffer: 'Passwords must match',
  termsNotAccepted: 'You must accept the terms of use to continue',
  currencyUnknown: 'Choose one of the currencies in the list',
} as const;

// Half a surrogate pair cannot be stored, and an override of the direction makes a receipt read another way.
const plain = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;

// A name of invisible characters alone is none.
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

function words(longest: number, tooLong: string) {
  return string()
    .typeError(registrationMessages.required)
    .transform((typed: unknown) => (typeof typed === 'string' ? asStored(typed) : typed))
    .required(registrationMessages.required)
    .matches(visible, registrationMessages.required)
    .max(longest, tooLong)
    .matches(plain, registrationMessages.plainText);
}

const fields = {
  fullName: words(limits.fullName.max, registrationMessages.fullNameTooLong),
  restaurantName: words(limits.restaurantName.max, registrationMessages.restaurantNameTooLong),
  posDevices: number()
    .typeError(registrationMessages.required)
    .required(registrationMessages.required)
    .integer(registrationMessages.posDevicesTooFew)
    .min(limits.posDevices.min, registrationMessages.posDevicesTooFew)
    .max(limits.posDevices.max, registrationMessages.posDevicesTooMany),
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

/** What the browser sends and the server stores: never a password, never an address (the token has it). */
export const registrationSchema = object(fields).noUnknown();

/** A registered business. */
export type Registration = InferType<typeof registrationSchema>;

/** A new password, typed twice (section 5; also the reset screen's rule). */
export const passwordFields = {
  password: string()
    .required(registrationMessages.required)
    .min(limits.password.min, registrationMessages.passwordTooShort)
    .max(limits.password.max, registrationMessages.passwordTooLong),
  confirmPassword: string()
    .required(registrationMessages.required)
    .oneOf([ref('password')], registrationMessages.passwordsDiffer),
};

/** The form of an owner who signed in by e-mail link: the registration and a password for next time. */
export const registrationWithPasswordSchema = registrationSchema.shape(passwordFields);

/** The form's values; the password fields are empty for an owner who signed in with Google. */
export interface RegistrationForm extends Registration {
  password: string;
  confirmPassword: string;
}
