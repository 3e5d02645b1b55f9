import { onSchedule } from 'firebase-functions/scheduler';
import { paymentSecrets, region } from '../config.ts';
import { serverContext } from '../serverContext.ts';
import { sweep as run } from '../services/sweep.ts';

/** Four times an hour, compares the records that are due with the payment provider: each of them once a day. */
export const sweep = onSchedule(
  {
    schedule: 'every 15 minutes',
    timeoutSeconds: 540,
    maxInstances: 1,
    region,
    memory: '256MiB',
    secrets: paymentSecrets,
  },
  async () => {
    await run(await serverContext());
  },
);
