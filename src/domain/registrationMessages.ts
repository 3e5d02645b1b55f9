import { limits } from './limits.ts';

/** The validation messages (R-REGISTER-FULL-NAME and the rules after it). */
export const registrationMessages = {
  required: 'Required',
  fullNameTooLong: `must be ${limits.fullName.max} characters or less`,
  tooLong: (max: number) => `Must be ${max} characters or less`,
  plainText: 'Use letters, numbers and ordinary punctuation',
  passwordTooShort: `Password must be at least ${limits.password.min} characters long`,
  passwordTooLong: `Password must be ${limits.password.max} characters or less`,
  passwordsDiffer: 'Passwords must match',
  termsNotAccepted: 'You must accept the terms of use to continue',
  currencyUnknown: 'Choose one of the currencies in the list',
} as const;
