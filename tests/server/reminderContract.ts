import { beforeEach, describe, expect, it } from 'vitest';
import type { ServerContext } from '#functions/context/context.ts';
import { serializeSubscription } from '#functions/documents/subscription.ts';
import { writeSubscription } from '#functions/checkout/writeSubscription.ts';
import { sendOrDropNotice } from '#functions/mails/notices.ts';
import type { Fields, Store } from '#functions/store/Store.ts';
import { openForTests, type StoreUnderTest } from './storeContract.ts';
import { mailContext, recordFor } from './recordFor.ts';

const { brand } = mailContext;
const reminderDay = new Date('2026-11-26T10:00:00Z');

/** A reminder's guarantees when several runs use one store concurrently. */
export function describeReminders(name: string, underTest: StoreUnderTest): void {
  describe(`reminders on ${name}`, () => {
    let store: Store;
    let other: Store;
    let subscriptionId = '';
    let email = '';
    let owners = 0;
    let events: string[] = [];

    openForTests(underTest, (opened) => {
      ({ store, other } = opened);
    });
    beforeEach(async () => {
      owners += 1;
      subscriptionId = `I-REMINDER${owners}`;
      email = `reminded${owners}@example.com`;
      events = [];
      const written = recordFor(subscriptionId, email);
      await store.transaction(async (transaction) => writeSubscription(transaction, mailContext, written));
    });

    const place = () => ({ collection: 'Subscriptions', id: email });
    /** The date of the pending notice; the yearly one, which follows the reminder, is far away. */
    const waiting = async () => {
      const due = (await store.get(place()))?.['reminder_due'];
      return due instanceof Date && due > new Date('2027-01-01') ? undefined : due;
    };
    const sent = () => store.get({ collection: 'mail', id: `reminder-${subscriptionId}` });
    const settle = (connection: Store, now = reminderDay) => {
      const log = (event: string) => void events.push(event);
      const logs: ServerContext['logs'] = { info: log, warn: log, error: log };
      return sendOrDropNotice(
        { store: connection, brand, siteUrl: 'https://curbwise.example', logs, now: () => now },
        { email, subscriptionId },
      );
    };

    it('ten simultaneous runs send one message', async () => {
      const runs = Array.from({ length: 10 }, (_, run) => settle(run % 2 ? store : other));
      const outcomes = await Promise.allSettled(runs);
      expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
      expect(events).toEqual(['sent a notice']);
      expect(await sent()).toMatchObject({ to: [email], created: reminderDay });
      expect(await waiting()).toBeUndefined();
    });

    it('one sent before records noted it is not sent again', async () => {
      await settle(store);
      const first = await sent();
      const forgotten = { reminder_due: reminderDay, last_notice: null };
      await store.update(
        place(),
        Object.entries(forgotten).map(([field, value]) => ({ path: [field], value })),
      );
      await settle(other, new Date('2026-11-27T10:00:00Z'));
      expect(await sent()).toEqual(first);
      expect(events).toEqual(['sent a notice', 'no notice is needed any more']);
      expect(await waiting()).toBeUndefined();
    });

    it('one for a trial whose end has moved is sent again', async () => {
      await settle(store);
      const [from, moved] = [new Date('2026-12-26T10:00:00Z'), new Date('2026-12-28T10:00:00Z')];
      await store.update(place(), [
        { path: ['reminder_due'], value: from },
        { path: ['billing', 'trial_ends'], value: moved },
      ]);
      await settle(store, from);
      expect(await sent()).toMatchObject({ created: from });
    });

    it('a suspended subscription gets it once it resumes', async () => {
      await store.update(place(), [{ path: ['status'], value: 'suspended' }]);
      await settle(store);
      expect(await sent()).toBeUndefined();
      await store.update(place(), [{ path: ['status'], value: 'active' }]);
      await settle(store);
      expect(await sent()).toMatchObject({ to: [email] });
    });

    it('a subscription replaced by another gets none', async () => {
      const { record } = recordFor('I-ANOTHER', email);
      await store.set(place(), serializeSubscription({ ...record, reminderDue: reminderDay }));
      await settle(store);
      expect(await sent()).toBeUndefined();
      expect(await waiting()).toEqual(reminderDay);
    });

    it('a simultaneous message and cancellation leave no pending reminder and at most one message', async () => {
      const cancel = other.transaction(async (transaction) => {
        const record: Fields | undefined = await transaction.get(place());
        if (record) transaction.update(place(), [{ path: ['status'], value: 'cancelled' }]);
      });
      await Promise.all([settle(store), settle(other), cancel]);
      expect(events).toHaveLength(1);
      expect(await waiting()).toBeUndefined();
      expect((await sent()) !== undefined).toBe(events[0] === 'sent a notice');
    });
  });
}
