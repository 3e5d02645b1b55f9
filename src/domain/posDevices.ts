import { limits } from './limits.ts';

const { min, max } = limits.posDevices;

/** The text of each refusal of a number of devices (R-REGISTER-POS-DEVICES). */
export const posDevicesMessages = {
  missing: 'Required',
  fraction: 'Must be a whole number',
  tooFew: `Must be at least ${min}`,
  tooMany: `Must be ${max} or less`,
} as const;

/** What is wrong with a typed number of devices; undefined for a number that can be chosen. `NaN` is no number yet. */
export function posDevicesProblem(count: number): string | undefined {
  if (Number.isNaN(count)) return posDevicesMessages.missing;
  if (count < min) return posDevicesMessages.tooFew;
  if (count > max) return posDevicesMessages.tooMany;
  return Number.isInteger(count) ? undefined : posDevicesMessages.fraction;
}

/** How many of an owner's devices cost extra: all but those every plan includes. */
export function extraDevicesOf(posDevices: number): number {
  return Math.max(0, posDevices - limits.posDevices.included);
}
