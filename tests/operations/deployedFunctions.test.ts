import { expect, it } from 'vitest';
import { declaredFunctions } from '#operations/doctor/deployedFunctions.ts';

const ofPayPal = ['PAYPAL_SECRET'];

// Written out, because the doctor and the tests' Google take all of it from the code.
it('each job runs as often as money needs, and only what asks PayPal has the secret of PayPal', () => {
  const notScheduled = { schedule: undefined, timeZone: undefined };
  expect(declaredFunctions).toEqual({
    recordCalls: { ...notScheduled, secrets: [] },
    paymentCalls: { ...notScheduled, secrets: ofPayPal },
    paypalWebhook: { ...notScheduled, secrets: ofPayPal },
    outbox: { schedule: 'every 1 minutes', timeZone: undefined, secrets: ofPayPal },
    finishInterrupted: { schedule: 'every 5 minutes', timeZone: undefined, secrets: ofPayPal },
    compareWithProvider: { schedule: 'every 15 minutes', timeZone: undefined, secrets: ofPayPal },
    weeklyReport: { schedule: 'every monday 06:00', timeZone: 'Etc/UTC', secrets: [] },
  });
});
