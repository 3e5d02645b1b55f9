import { limits } from './limits.ts';

const { min, max } = limits.posDevices;

/** The error messages for a number of devices. Separate from the schema, for pages without yup. */
export const posDevicesMessages = {
  missing: 'Required',
  notWhole: 'Must be a whole number',
  tooSmall: `Must be at least ${min}`,
  tooLarge: `Must be ${max} or less`,
} as const;
