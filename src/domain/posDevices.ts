import { limits } from './limits.ts';

/** How many of an owner's devices cost extra: all but those every plan includes. */
export function extraDevicesOf(posDevices: number): number {
  return Math.max(0, posDevices - limits.posDevices.included);
}
