import { limits } from '../limits.ts';
import type { posDevicesMessages as english } from '../posDevicesMessages.ts';
import type { Translated } from '../translated.ts';

const { min, max } = limits.posDevices;

export const posDevicesMessages: Translated<typeof english> = {
  missing: 'Falta este dato',
  notWhole: 'Tiene que ser un número entero',
  tooSmall: `Tiene que ser ${min} o más`,
  tooLarge: `Tiene que ser ${max} o menos`,
};
