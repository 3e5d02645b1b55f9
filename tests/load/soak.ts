// npm run measure -- soak --minutes 60: owners keep signing up, some browsers vanish, some owners approve twice. Fails
// if a call fails, memory keeps growing or cancellations lag.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ownOptions } from '#operations/commandLine.ts';
import { measureWords } from '../measures.ts';
import { AppError } from '#domain/errors.ts';
import { activateSubscription } from '#functions/checkout/activation.ts';
import { emptyOutbox } from '#functions/cancel/outbox.ts';
import { finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import { saveRegistration } from '#functions/owners/saveRegistration.ts';
import { startSubscription } from '#functions/checkout/startSubscription.ts';
import { registrationOf } from '../server/registrationOf.ts';
import { newOwner } from '../server/testServer.ts';
import { startLoadServer, type LoadServer } from './server.ts';

const { minutes: lasting } = ownOptions<{ minutes: number }>(measureWords('soak'));
const minute = 60_000;
const end = Date.now() + lasting * minute;

/** Sign-ups per second; of every twenty, one vanishes after the approval and one approves twice. */
const perSecond = 5;
const limits = {
  heapMbPerMinute: 1,
  outboxLagMs: 60_000,
  warmUpMs: Math.min(5 * minute, (end - Date.now()) / 3),
};

const heap: Array<[atMs: number, megabytes: number]> = [];
const lags: number[] = [];
const counts = { journeys: 0, refused: 0, failed: 0 };
const began = Date.now();

async function journey({ context, approve }: LoadServer, number: number): Promise<void> {
  const owner = newOwner();
  await saveRegistration(context.store, { owner, registration: registrationOf(), now: context.now() });
  const plans = number % 20 === 1 ? (['Monthly', 'Yearly'] as const) : (['Monthly'] as const);
  const ids: string[] = [];
  for (const plan of plans) {
    const started = await startSubscription(context, { owner, plan, code: null });
    if (started.outcome === 'toApprove') ids.push(started.subscriptionId);
  }
  for (const id of ids) await approve(id);
  if (number % 20 === 0) return;
  for (const subscriptionId of ids)
    await activateSubscription(context, { owner, subscriptionId, orderId: null });
}

async function lag({ context }: LoadServer): Promise<void> {
  const [oldest] = await context.store.find('Outbox', {
    orderBy: { field: 'next_try', direction: 'asc' },
    limit: 1,
  });
  const created = oldest?.fields['created'];
  lags.push(created instanceof Date ? Date.now() - created.getTime() : 0);
}

/** Growth in megabytes per minute: a straight-line fit of the measurements after the start. */
function slope(): number {
  const warm = heap.filter(([at]) => at >= limits.warmUpMs);
  const mean = (numbers: readonly number[]) =>
    numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
  const [x, y] = [mean(warm.map(([at]) => at)), mean(warm.map(([, megabytes]) => megabytes))];
  const above = warm.reduce((sum, [at, megabytes]) => sum + (at - x) * (megabytes - y), 0);
  const below = warm.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  return below === 0 ? 0 : (above / below) * minute;
}

const server = await startLoadServer();
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const underway = new Set<Promise<void>>();
try {
  for (let second = 0; Date.now() < end; second += 1) {
    for (let each = 0; each < perSecond; each += 1) {
      counts.journeys += 1;
      const one = journey(server, counts.journeys).catch((error: unknown) => {
        if (error instanceof AppError && error.code !== 'service/unexpected') counts.refused += 1;
        else counts.failed += 1;
      });
      underway.add(one);
      void one.finally(() => underway.delete(one));
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    if (second % 10 === 0) {
      await finishInterrupted(server.context);
      await emptyOutbox(server.context);
      await lag(server);
      collect();
      heap.push([Date.now() - began, process.memoryUsage().heapUsed / 1024 ** 2]);
    }
  }
  await Promise.all(underway);
  const sorted = lags.toSorted((one, other) => one - other);
  const worst = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  const growth = slope();
  const lines = [
    `${counts.journeys} journeys, ${counts.refused} refused, ${counts.failed} failed`,
    `heap: ${growth.toFixed(2)} MB a minute (at most ${limits.heapMbPerMinute})`,
    `outbox: 99 of 100 looks found nothing older than ${(worst / 1_000).toFixed(1)} s (at most ${limits.outboxLagMs / 1_000})`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode =
    counts.failed > 0 || growth > limits.heapMbPerMinute || worst > limits.outboxLagMs ? 1 : 0;
} finally {
  await server.stop();
}
