/** The scheduled functions; the calls are those of the contract. */
export const scheduledFunctions = ['outbox', 'reconcile', 'sweep'] as const;

/** The secret that the functions read. */
export const payPalSecretName = 'PAYPAL_SECRET';
