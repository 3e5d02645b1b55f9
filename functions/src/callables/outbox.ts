import { onSchedule } from 'firebase-functions/scheduler';
import { paymentSecrets, region } from '../config.ts';
import { serverContext } from '../serverContext.ts';
import { emptyOutbox } from '../services/outbox.ts';

/** Every minute, carries out the cancellations that are due, whatever the reconciler is doing. */
export const outbox = onSchedule(
  {
    schedule: 'every 1 minutes',
    timeoutSeconds: 300,
    maxInstances: 1,
    region,
    memory: '256MiB',
    secrets: paymentSecrets,
  },
  async () => {
    await emptyOutbox(await serverContext());
  },
);
