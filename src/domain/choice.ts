import { isCurrency, type Currency } from './currency.ts';
import { limits } from './limits.ts';
import { publicPlanNames, type PublicPlanName } from './plan.ts';

/** A visitor's choice before the sign-up, from the price calculator or a link. */
export interface SignUpChoice {
  plan?: PublicPlanName;
  /** Devices with the point of sale, including the included one. */
  posDevices?: number;
  currency?: Currency;
}

const { min, max } = limits.posDevices;

/** Parses a number of devices from a URL or from storage; undefined for any other text. */
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

/** Reads a choice from a URL. Missing, unknown and out-of-range values are omitted. */
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
