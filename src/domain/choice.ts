import { isCurrency, type Currency } from './currency.ts';
import { limits } from './limits.ts';
import { publicPlanNames, type PublicPlanName } from './plan.ts';

/** What a visitor chose before signing up: on the price calculator, or by a link. */
export interface Choice {
  plan?: PublicPlanName;
  /** Devices with the point of sale, the included one among them. */
  devices?: number;
  currency?: Currency;
}

const { min, max } = limits.posDevices;

/** Reads a number of devices as it is written in an address or in storage; undefined for anything else. */
export function devicesFrom(text: string | null): number | undefined {
  const count = text !== null && /^\d{1,2}$/u.test(text) ? Number(text) : 0;
  return count >= min && count <= max ? count : undefined;
}

/** The query that carries a choice to the sign-in page: `?plan=Yearly&devices=3&currency=EUR`, or nothing. */
export function signUpQuery({ plan, devices, currency }: Choice): string {
  const query = new URLSearchParams();
  if (plan) query.set('plan', plan);
  if (devices) query.set('devices', String(devices));
  if (currency) query.set('currency', currency);
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}

/** Reads a choice out of an address. Whatever is missing, unknown or out of its limits is left out. */
export function readChoice(query: URLSearchParams): Choice {
  const plan = publicPlanNames.find((name) => name === query.get('plan'));
  const devices = devicesFrom(query.get('devices'));
  const currency = query.get('currency');
  return {
    ...(plan && { plan }),
    ...(devices && { devices }),
    ...(isCurrency(currency) && { currency }),
  };
}
