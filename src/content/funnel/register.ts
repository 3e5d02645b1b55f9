import { limits } from '#domain/limits.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import { pluralize } from '#domain/pluralize.ts';
import { tablets } from '#domain/tablets.ts';
import { currencyOptions, pricesElsewhere } from '../currencies.ts';

export const register = {
  heading: 'Sign Up',
  groups: { you: 'You', truck: 'Your truck', password: 'Password for your dashboard' },
  fullName: {
    label: 'Full Name',
    /** Explains why the name from Google was not filled in. */
    tooLongAtGoogle: (name: string) =>
      `Your Google name, ${name}, is longer than ${limits.fullName.max} characters. Your first name is enough.`,
  },
  restaurantName: { label: 'Food Truck Name' },
  /** The buyer on invoices; only the account page has this optional field. */
  businessName: { label: 'Business name' },
  taxNumber: { label: 'Tax ID' },
  email: { label: 'Email', verified: 'Verified' },
  password: {
    label: 'Password',
    atLeast: `At least ${limits.password.min} characters`,
    hint: `At least ${limits.password.min} characters. Longer is safer.`,
    /** After the language was switched: a password is never stored. */
    lost: 'Please type your password again. We don’t keep it when you switch languages.',
  },
  confirmPassword: { label: 'Confirm Password' },
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  counter: (used: number, max: number) => `${used} of ${max} characters`,
  posDevices: {
    label: 'Number of POS Devices',
    /** Accessible name of the number field beside the slider. */
    numberLabel: 'How many tablets',
    /** The chosen number and, once known, the current price. */
    value: (count: number, price: Readonly<Record<PublicPlanName, string>> | null) => {
      const devices = tablets(count);
      return price ? `${devices}: ${price.Monthly} per month or ${price.Yearly} per year` : devices;
    },
  },
  currency: {
    label: 'Preferred Currency',
    options: currencyOptions,
    /** Below the select if nothing is sold in the chosen currency. */
    billedElsewhere: pricesElsewhere,
  },
  terms: { before: 'I accept the ', after: '.' },
  marketing: 'Send me news and tips. Stop anytime.',
  submit: 'Continue to Select Plan',
  submitBusy: 'Saving...',
  /** Heard after the name of a field that is no longer wrong. */
  fixed: 'fixed',
  errorSummary: (count: number) =>
    count === 0 ? 'All fixed. You can continue.' : `Please check ${pluralize(count, 'field', 'fields')}.`,
} as const;
