import { limits } from './limits.ts';

const { min, max } = limits.posDevices;

/** The text of each refusal of a number of devices. It is apart from the schema, for pages without yup. */
export const posDevicesMessages = {
  missing: 'Required',
  notWhole: 'Must be a whole number',
  tooSmall: `Must be at least ${min}`,
  tooLarge: `Must be ${max} or less`,
} as const;
