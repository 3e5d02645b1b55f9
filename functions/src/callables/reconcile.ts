import { onSchedule } from 'firebase-functions/scheduler';
import { paymentSecrets, region } from '../config.ts';
import { serverContext } from '../serverContext.ts';
import { reconcile as run } from '../services/reconcile.ts';

/** Every five minutes, finishes what a lost browser and a lost webhook left behind, and sends due reminders. */
export const reconcile = onSchedule(
  // A run that asks PayPal about many checkouts, one after the other, needs longer than the minute it would have.
  { schedule: 'every 5 minutes', timeoutSeconds: 300, region, memory: '256MiB', secrets: paymentSecrets },
  async () => {
    await run(await serverContext());
  },
);
