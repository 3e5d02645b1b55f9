import { describe, expect, it } from 'vitest';
import { subscriptions } from '#functions/documents/subscription.ts';
import { addFacts, nameNextCharge } from '#functions/ledger/facts.ts';
import {
  accountStateOf,
  datedConfirmation,
  endingOf,
  nextChargeOf,
} from '#functions/standing/accountState.ts';
import { countedIn, devicesFrom, writeCounted } from '#functions/standing/countedDevices.ts';
import { canPause } from '#functions/standing/pause.ts';
import { refundOnLeaving } from '#functions/standing/undue.ts';
import { isFields, type Fields, type Value } from '#functions/store/Store.ts';
import { recordFor } from './recordFor.ts';

const on = (day: string) => new Date(`${day}T09:30:00Z`);

/** A monthly subscription that has paid for three devices and agreed on one. */
function changed(): Fields {
  const record = recordFor('I-1', 'ada@example.com');
  const paid = { interval: 'month', currency: 'USD', posDevices: 3, total: 5_900 } as const;
  const until = on('2026-12-28');
  const after = addFacts(record, [
    { kind: 'paymentReported', at: on('2026-11-28'), ...paid },
    { kind: 'charged', id: 'C-1', at: on('2026-11-28'), until },
    { kind: 'termsReplaced', at: on('2026-12-02'), ...paid },
  ]);
  const { billing } = after;
  const agreed = { ...after, billing: billing && { ...billing, posDevices: 1, total: 4_900 } };
  const named = nameNextCharge(agreed, until, { by: 'provider', at: on('2026-11-28') });
  return subscriptions.serialize(writeCounted(named, on('2026-12-02')));
}

/** What the document holds for others, with another value. A decision that read one of them back would answer differently. */
const projections: Readonly<Record<string, Value>> = {
  last_charging_date: on('2030-01-01'),
  'subscriptionDetails.next_billing_time': on('2030-01-01').toISOString(),
  'payment_parts.additional_devices.quantity': 17,
  'billing.counted': { pos_devices: 9, until: on('2030-01-01') },
};

function put(fields: Fields, [name = '', ...rest]: readonly string[], value: Value): Fields {
  const held = fields[name];
  return { ...fields, [name]: rest.length === 0 ? value : put(isFields(held) ? held : {}, rest, value) };
}

function decisions(fields: Fields, now: Date) {
  const record = subscriptions.parse(fields);
  return {
    state: accountStateOf(record, now),
    confirmation: datedConfirmation(record, now),
    nextCharge: nextChargeOf(record, now),
    ending: endingOf(record),
    counted: countedIn(record, now),
    fewer: devicesFrom(record, 1, now),
    more: devicesFrom(record, 5, now),
    canPause: canPause(record, now),
    refundOnLeaving: refundOnLeaving(record, now),
  };
}

describe('no decision reads back', () => {
  it.each(Object.entries(projections))('%s (R-CHANGE-DEVICES)', (path, value) => {
    for (const day of ['2026-12-10', '2026-12-29']) {
      const stored = changed();
      const other = put(stored, path.split('.'), value);
      expect(decisions(other, on(day))).toEqual(decisions(stored, on(day)));
    }
  });

  it('a next charge that was stored before it was a fact, once it is one', () => {
    const stored = changed();
    const facts = (stored['facts'] as Fields[]).filter(({ kind }) => kind !== 'next_charge');
    const former = { ...stored, facts };
    const written = subscriptions.serialize(subscriptions.parse(former));
    const other = put(written, ['subscriptionDetails', 'next_billing_time'], on('2030-01-01'));
    for (const read of [former, other])
      expect(decisions(read, on('2026-12-10'))).toEqual(decisions(stored, on('2026-12-10')));
  });

  it('the devices, which follow from the payments (R-CHANGE-DEVICES)', () => {
    expect(decisions(changed(), on('2026-12-10'))).toMatchObject({ counted: 3, fewer: on('2026-12-28') });
    expect(decisions(changed(), on('2026-12-29'))).toMatchObject({ counted: 1, fewer: null });
  });
});
