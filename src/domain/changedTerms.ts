import type { WaitingChange } from './account.ts';
import { paths } from './paths.ts';

/** What a change of the subscription sets: the devices, the interval, and the price of an interval in minor units. */
export type ChangedTerms = Pick<WaitingChange, 'posDevices' | 'interval' | 'total'>;

/** The terms as the return URL carries them, such as `3-month-8700`; the same terms always give the same text. */
export function termsText({ posDevices, interval, total }: ChangedTerms): string {
  return [posDevices, interval, total].join('-');
}

/** The query parameter with the terms that an owner was asked to approve. */
export const approvedParameter = 'approved';

/**
 * The account page, where the payment provider sends an owner who approved a change. The address names the terms, because the
 * owner may have discarded or replaced the change in another tab meanwhile.
 */
export function approvedChangePath(terms: ChangedTerms): string {
  return `${paths.account}?${approvedParameter}=${termsText(terms)}`;
}
