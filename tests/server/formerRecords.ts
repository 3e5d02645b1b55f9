import type { Fields } from '#functions/store/Store.ts';

type End = string | null;

/** A record as it was written before there were facts, or before all were, and what its owner had by it then. */
interface FormerRecord {
  stored: Fields;
  /** What it owed, in minor units: of failed charges, and for earlier subscriptions; and the totals that it has billed. */
  money?: {
    owed: number;
    earlierDebt: number;
    failedAt: string;
    failedDevices: number | null;
    billed: number[];
  };
  standing: Readonly<
    Record<'coveredUntil' | 'accessUntil' | 'lostUntil' | 'firstCharge' | 'nextCharge', End>
  >;
}

const ten = (day: string) => `${day}T10:00:00.000Z`;

const month = { interval: 'month', currency: 'USD', pos_devices: 3, total: 5900 };
const year = { interval: 'year', currency: 'USD', pos_devices: 3, total: 46_800 };

/** The terms of a subscription with the end of its trial, or its first charge. */
const billing = (terms: Fields, trial: { days: number; ends: string; created: string }) => ({
  ...terms,
  trial_days: trial.days,
  trial_ends: trial.ends,
  created: trial.created,
});

/** A record, with the end of its trial and of its covered time; its next charge stands as it was stored. */
const record = (
  { next, ...stored }: { next: string } & Fields,
  [firstCharge, coveredUntil]: readonly [firstCharge: string, coveredUntil: string],
  { accessUntil = null, lostUntil = null, nextCharge = next }: Partial<FormerRecord['standing']> = {},
): FormerRecord => ({
  stored: { ...stored, subscriptionDetails: { next_billing_time: next } },
  standing: { coveredUntil, accessUntil, lostUntil, firstCharge, nextCharge },
});

/** The money's part of records, written by the code of 2e47ed7d on its way through a subscription, by what had happened. */
export const formerRecords: Readonly<Record<string, FormerRecord>> = {
  'left after its pause': record(
    {
      status: 'cancelled',
      last_charging_date: ten('2027-01-03'),
      paid_until: ten('2027-02-06'),
      moved_ends: [
        { paused_from: '2027-01-05T15:41:36.445Z', from: ten('2027-02-03'), to: ten('2027-02-06') },
      ],
      cancellation: {
        at: '2027-01-08T15:41:36.453Z',
        by: 'owner',
        reason: null,
        access_until: ten('2027-02-06'),
      },
      last_paid: month,
      billing: billing(month, { days: 7, ends: ten('2026-12-03'), created: '2026-11-26T15:41:36.000Z' }),
      next: ten('2027-02-06'),
    },
    [ten('2026-12-03'), ten('2027-02-06')],
    { accessUntil: ten('2027-02-06'), nextCharge: null },
  ),
  'left after the refund': record(
    {
      status: 'cancelled',
      last_charging_date: ten('2027-01-03'),
      paid_until: ten('2027-01-03'),
      time_given_back: { at: '2027-01-05T15:41:37.375Z', until: ten('2027-02-03') },
      cancellation: {
        at: '2027-01-05T15:41:37.375Z',
        by: 'owner',
        reason: null,
        access_until: '2027-01-05T15:41:37.375Z',
      },
      last_paid: month,
      billing: billing(month, { days: 7, ends: ten('2026-12-03'), created: '2026-11-26T15:41:37.000Z' }),
      next: ten('2027-02-03'),
    },
    [ten('2026-12-03'), ten('2027-01-03')],
    { accessUntil: '2027-01-05T15:41:37.375Z', lostUntil: ten('2027-02-03'), nextCharge: null },
  ),
  'whose postponed start was refunded': record(
    {
      status: 'active',
      last_charging_date: null,
      paid_until: '2026-12-16T15:41:37.484Z',
      time_given_back: { at: '2026-12-16T15:41:37.484Z', until: ten('2027-12-10') },
      billing: billing(year, { days: 0, ends: ten('2027-12-10'), created: '2026-12-16T15:41:37.000Z' }),
      next: ten('2027-12-10'),
    },
    [ten('2027-12-10'), '2026-12-16T15:41:37.484Z'],
    { lostUntil: ten('2027-12-10') },
  ),
  'free, with paid time for afterwards': record(
    {
      status: 'active',
      last_charging_date: null,
      paid_until: ten('2027-12-10'),
      coupon: { is_free_coupon: true },
      paid_devices: 3,
      billing: billing(
        { ...month, total: 0 },
        { days: 7, ends: ten('2026-12-23'), created: '2026-12-16T15:41:37.576Z' },
      ),
      next: ten('2026-12-23'),
    },
    [ten('2026-12-23'), ten('2027-12-10')],
  ),
  'whose charge has failed': {
    ...record(
      {
        status: 'active',
        last_charging_date: ten('2026-12-03'),
        paid_until: ten('2027-01-03'),
        failed_payment: {
          occurrence: '1 2027-01-08T10:00:00Z',
          at: ten('2027-01-03'),
          amount: 5900,
          next_try_at: ten('2027-01-08'),
          pos_devices: 3,
        },
        last_paid: month,
        billing: billing(month, { days: 7, ends: ten('2026-12-03'), created: '2026-11-26T15:41:37.000Z' }),
        next: ten('2027-02-03'),
      },
      [ten('2026-12-03'), ten('2027-01-03')],
    ),
    money: { owed: 5900, earlierDebt: 0, failedAt: ten('2027-01-03'), failedDevices: 3, billed: [5900] },
  },
  'with some facts, that changed its terms, came back with a debt and failed again': {
    ...record(
      {
        status: 'suspended',
        last_charging_date: ten('2027-01-03'),
        former_terms: [
          { interval: 'month', currency: 'USD', pos_devices: 3, total: 5900 },
          { interval: 'month', currency: 'USD', pos_devices: 2, total: 4900 },
        ],
        owed_before: 5900,
        failed_payment: {
          occurrence: '3 ',
          at: ten('2027-02-13'),
          amount: 46800,
          next_try_at: null,
          pos_devices: 3,
        },
        facts: [
          { kind: 'charged', id: '1AB23456CD789012E', at: ten('2027-01-03'), until: ten('2027-02-03') },
        ],
        last_paid: month,
        billing: billing(year, { days: 0, ends: ten('2027-01-03'), created: '2027-01-03T10:00:00.000Z' }),
        next: ten('2028-02-03'),
      },
      [ten('2027-01-03'), ten('2027-02-03')],
    ),
    money: {
      owed: 46800,
      earlierDebt: 5900,
      failedAt: ten('2027-02-13'),
      failedDevices: 3,
      billed: [46800, 4900, 5900],
    },
  },
};
