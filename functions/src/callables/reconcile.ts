import { onSchedule } from 'firebase-functions/scheduler';
import { paypalSecret, region } from '../config.ts';
import { runtime } from '../runtime.ts';
import { reconcile as run } from '../services/reconcile.ts';

/** Every five minutes, finishes what a lost browser and a lost webhook left behind, and sends due reminders. */
export const reconcile = onSchedule(
  { schedule: 'every 5 minutes', region, memory: '256MiB', secrets: [paypalSecret] },
  async () => {
    const { world } = await runtime();
    await run(world);
  },
);
