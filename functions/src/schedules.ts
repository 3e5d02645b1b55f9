import { onSchedule, type ScheduleOptions } from 'firebase-functions/scheduler';
import { emptyOutbox } from './cancel/outbox.ts';
import { logTally } from './context/tally.ts';
import { finishInterrupted as finish } from './jobs/finishInterrupted.ts';
import { compareWithProvider as compare } from './jobs/compareWithProvider.ts';
import { weeklyReport as report } from './jobs/weeklyReport.ts';
import { alertEmail, paymentSecrets, region } from './runtime/config.ts';
import { serverContext } from './runtime/serverContext.ts';

/** A timeout of one minute would be too short: a run asks PayPal about many subscriptions, one after another. */
const options = {
  timeoutSeconds: 300,
  region,
  memory: '256MiB',
  secrets: paymentSecrets,
} satisfies Partial<ScheduleOptions>;

/** Every minute, carries out the due cancellations, even while `finishInterrupted` runs. */
export const outbox = onSchedule({ ...options, schedule: 'every 1 minutes', maxInstances: 1 }, async () => {
  const context = await serverContext();
  logTally(context.logs, 'outbox', await emptyOutbox(context));
});

/** Every five minutes, finishes work that a closed browser or a lost webhook interrupted, and sends due notices. */
export const finishInterrupted = onSchedule({ ...options, schedule: 'every 5 minutes' }, async () => {
  await finish(await serverContext());
});

/** Every 15 minutes, compares the due records with the payment provider. Each record is due once a day. */
export const compareWithProvider = onSchedule(
  { ...options, schedule: 'every 15 minutes', timeoutSeconds: 540, maxInstances: 1 },
  async () => {
    const context = await serverContext();
    logTally(context.logs, 'compareWithProvider', await compare(context));
  },
);

/** On Monday morning, writes the figures of the last week to the address for alerts. A run that fails is repeated. */
export const weeklyReport = onSchedule(
  {
    region,
    // It reads whole collections.
    memory: '1GiB',
    timeoutSeconds: 300,
    schedule: 'every monday 06:00',
    timeZone: 'Etc/UTC',
    retryCount: 3,
    maxInstances: 1,
  },
  async () => {
    const context = await serverContext();
    logTally(context.logs, 'weeklyReport', await report(context, alertEmail.value()));
  },
);
