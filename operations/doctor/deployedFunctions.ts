import { callFunctions } from '#functions/calls/callGroups.ts';

/** The scheduled functions. */
export const scheduledFunctions = ['outbox', 'finishInterrupted', 'compareWithProvider'] as const;

/** Every function that is deployed. */
export const deployedFunctions = [...callFunctions, 'paypalWebhook', ...scheduledFunctions] as const;

/** The secret that the functions read. */
export const payPalSecretName = 'PAYPAL_SECRET';
