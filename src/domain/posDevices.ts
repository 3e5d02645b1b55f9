import { limits } from './limits.ts';
import { posDevicesMessages } from './posDevicesMessages.ts';

const { min, max } = limits.posDevices;

/** The error for a typed number of devices; undefined for a valid number. `NaN` stands for an empty field. */
export function posDevicesProblem(count: number): string | undefined {
  if (Number.isNaN(count)) return posDevicesMessages.missing;
  if (count < min) return posDevicesMessages.tooSmall;
  if (count > max) return posDevicesMessages.tooLarge;
  return Number.isInteger(count) ? undefined : posDevicesMessages.notWhole;
}

/** The number of devices that cost extra: all except those that every plan includes. */
export function extraDevicesOf(posDevices: number): number {
  return Math.max(0, posDevices - limits.posDevices.included);
}
