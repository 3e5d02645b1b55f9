import { addDays } from 'date-fns/addDays';
import { addMinutes } from 'date-fns/addMinutes';
import { differenceInDays } from 'date-fns/differenceInDays';
import { subDays } from 'date-fns/subDays';
import { expect, it } from 'vitest';
import { eventsRead } from '#functions/documents/comparisonNotes.ts';
import { findUnrecorded } from '#functions/jobs/findUnrecorded.ts';
import type { PaymentEvent } from '#functions/payments/PaymentProvider.ts';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { startLightServer } from './lightServer.ts';

it('a day of a thousand refunds is learned in several runs, each with an end, and leaves time for the other jobs', async () => {
  const server = startLightServer();
  const begun = server.now();
  const at = (count: number) => addMinutes(begun, count - 1400);
  const events = Array.from({ length: 1000 }, (_, count): PaymentEvent => {
    const id = `WH-${count}`;
    const dispute = {
      id: `PP-${count}`,
      chargeIds: [],
      step: 'opened',
      outcome: null,
      amount: null,
    } as const;
    return { id, type: 'CUSTOMER.DISPUTE.CREATED', at: at(count), subscriptionId: null, dispute };
  });
  const asked: string[] = [];
  server.payments.listEvents = async ({ from, to, wanted }) => {
    const listed = events.filter(({ at: moment }) => moment! >= from && moment! <= to);
    for (const event of listed) {
      if (wanted && !(await wanted(event))) continue;
      asked.push(event.id);
      server.advanceClock(1000);
    }
    return listed;
  };
  for (let run = 0; run < 40; run += 1) {
    const before = server.now().getTime();
    await findUnrecorded(server);
    expect(server.now().getTime() - before).toBeLessThan(90_000);
    server.advanceClock(300_000);
  }
  expect(new Set(asked).size).toBe(1000);
  expect(await server.store.find('WebhookEvents')).toHaveLength(1000);
  expect(asked).toHaveLength(1000);
});

it('a month without a reading is caught up in several runs, none of which reads it all', async () => {
  const server = startLightServer();
  const days = 28;
  await server.store.set(eventsRead.ref, { read_until: subDays(server.now(), days) });
  const read: Array<{ from: Date; to: Date }> = [];
  server.payments.listEvents = async ({ from, to }) => {
    read.push({ from, to });
    return [];
  };
  for (let run = 0; run < 12; run += 1) {
    await findUnrecorded(server);
    server.advanceClock(300_000);
  }
  expect(read.map(({ from, to }) => differenceInDays(to, from)).filter((one) => one > 7)).toEqual([]);
  // Each begins before the last one ended, because an event is listed late.
  expect(read.slice(1).every(({ from }, at) => read[at] && from < read[at].to)).toBe(true);
  expect(differenceInDays(server.now(), read.at(0)?.from ?? 0)).toBe(days);
  expect(differenceInDays(server.now(), read.at(-1)?.to ?? 0)).toBe(0);
  expect(read.length).toBeLessThan(12);
});

it('an event that can never be carried out holds back no later one, and an operator hears of it', async () => {
  const server = startLightServer();
  const begun = server.now();
  const disputed = (id: string, days: number, unread = false): PaymentEvent => ({
    id,
    type: 'CUSTOMER.DISPUTE.CREATED',
    at: addDays(begun, days),
    subscriptionId: null,
    dispute: { id: `PP-${id}`, chargeIds: [], step: 'opened', outcome: null, amount: null },
    ...(unread && { unread: new PaymentProviderError('refused') }),
  });
  const events = [
    disputed('WH-NEVER', 0, true),
    ...Array.from({ length: 20 }, (_, day) => disputed(`WH-${day}`, day + 0.5)),
  ];
  server.payments.listEvents = async ({ from, to }) => events.filter(({ at }) => at! >= from && at! <= to);
  const late: string[] = [];
  for (let day = 1; day <= 20; day += 1) {
    for (let hour = 0; hour < 24; hour += 1) {
      server.advanceClock(3_600_000);
      await findUnrecorded(server);
    }
    const handled = (await server.store.find('WebhookEvents')).map(({ id }) => id);
    if (!handled.includes(`WH-${Math.max(0, day - 2)}`)) late.push(`WH-${day - 2} on day ${day}`);
  }
  expect(late).toEqual([]);
  const given = server.lines.filter((line) => line.includes('given up'));
  expect(given).toHaveLength(1);
  expect(given[0]).toContain('WH-NEVER');
});
