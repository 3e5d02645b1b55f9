import { number } from 'yup';

// Beside `money.ts`, which the landing page loads without yup.
/** An amount in minor units. */
export const minorUnits = number().integer().min(0);
