import { isCurrency, type Currency } from './currency.ts';
import { limits } from './limits.ts';
import { publicPlanNames, type PublicPlanName } from './plan.ts';

/** What a visitor chose before the sign-up, in the price calculator or by a link. */
export interface SignUpChoice {
  plan?: PublicPlanName;
  /** Devices with the point of sale, including the included one. */
  posDevices?: number;
  currency?: Currency;
}

const { min, max } = limits.posDevices;

/** Parses a number of devices from an address or from storage; undefined for anything else. */
export function parsePosDevices(text: string | null): number | undefined {
  const count = text !== null && /^\d{1,2}$/u.test(text) ? Number(text) : 0;
  return count >= min && count <= max ? count : undefined;
}

/** The query that passes a choice to the sign-in page: `?plan=Yearly&devices=3&currency=EUR`, or an empty text. */
export function signUpQuery({ plan, posDevices, currency }: SignUpChoice): string {
  const query = new URLSearchParams();
  if (plan) query.set('plan', plan);
  if (posDevices) query.set('devices', String(posDevices));
  if (currency) query.set('currency', currency);
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}

/** Reads a choice from an address. Missing, unknown and out-of-range values are left out. */
export function readSignUpChoice(query: URLSearchParams): SignUpChoice {
  const plan = publicPlanNames.find((name) => name === query.get('plan'));
  const posDevices = parsePosDevices(query.get('devices'));
  const currency = query.get('currency');
  return {
    ...(plan && { plan }),
    ...(posDevices && { posDevices }),
    ...(isCurrency(currency) && { currency }),
  };
}
