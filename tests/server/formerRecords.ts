import type { Fields } from '#functions/store/Store.ts';

/** A record as it was written before there were facts, or before all were, and what its owner had by it then. */
interface FormerRecord {
  stored: Fields;
  /** What it owed, in minor units: of failed charges, and for earlier subscriptions; and the totals that it has billed. */
  money?: {
    owed: number;
    owedBefore: number;
    failedAt: string;
    failedDevices: number | null;
    billed: number[];
  };
  standing: Readonly<
    Record<'coveredUntil' | 'accessUntil' | 'lostUntil' | 'trialEnds' | 'nextCharge', string | null>
  >;
}

/** The money's part of records, written by the code of 2e47ed7d on its way through a subscription, by what had happened. */
export const formerRecords: Readonly<Record<string, FormerRecord>> = {
  'in its trial': {
    stored: {
      status: 'active',
      last_charging_date: null,
      billing: {
        interval: 'month',
        currency: 'USD',
        pos_devices: 3,
        total: 5900,
        trial_days: 7,
        trial_ends: '2026-12-03T10:00:00.000Z',
        created: '2026-11-26T15:41:36.000Z',
      },
      subscriptionDetails: { next_billing_time: '2026-12-03T10:00:00.000Z' },
    },
    standing: {
      coveredUntil: '2026-12-03T10:00:00.000Z',
      accessUntil: null,
      lostUntil: null,
      trialEnds: '2026-12-03T10:00:00.000Z',
      nextCharge: '2026-12-03T10:00:00.000Z',
    },
  },
  'paid for a second month': {
    stored: {
      status: 'active',
      last_charging_date: '2027-01-03T10:00:00.000Z',
      last_paid: { interval: 'month', currency: 'USD', pos_devices: 3, total: 5900 },
      paid_until: '2027-02-03T10:00:00.000Z',
      billing: {
        interval: 'month',
        currency: 'USD',
        pos_devices: 3,
        total: 5900,
        trial_days: 7,
        trial_ends: '2026-12-03T10:00:00.000Z',
        created: '2026-11-26T15:41:36.000Z',
      },
      subscriptionDetails: { next_billing_time: '2027-02-03T10:00:00.000Z' },
    },
    standing: {
      coveredUntil: '2027-02-03T10:00:00.000Z',
      accessUntil: null,
      lostUntil: null,
      trialEnds: '2026-12-03T10:00:00.000Z',
      nextCharge: '2027-02-03T10:00:00.000Z',
    },
  },
  paused: {
    stored: {
      status: 'suspended',
      last_charging_date: '2027-01-03T10:00:00.000Z',
      last_paid: { interval: 'month', currency: 'USD', pos_devices: 3, total: 5900 },
      paid_until: '2027-02-03T10:00:00.000Z',
      pause: {
        asked_at: '2027-01-05T15:41:36.445Z',
        until: '2027-02-01T10:00:00.000Z',
        covered_until: '2027-02-03T10:00:00.000Z',
        from: '2027-01-05T15:41:36.445Z',
        noticed_at: null,
        failed_at: null,
      },
      billing: {
        interval: 'month',
        currency: 'USD',
        pos_devices: 3,
        total: 5900,
        trial_days: 7,
        trial_ends: '2026-12-03T10:00:00.000Z',
        created: '2026-11-26T15:41:36.000Z',
      },
      subscriptionDetails: { next_billing_time: '2027-02-03T10:00:00.000Z' },
    },
    standing: {
      coveredUntil: '2027-02-03T10:00:00.000Z',
      accessUntil: null,
      lostUntil: null,
      trialEnds: '2026-12-03T10:00:00.000Z',
      nextCharge: '2027-03-02T10:00:00.000Z',
    },
  },
  'after its pause': {
    stored: {
      status: 'active',
      last_charging_date: '2027-01-03T10:00:00.000Z',
      last_paid: { interval: 'month', currency: 'USD', pos_devices: 3, total: 5900 },
      paid_until: '2027-02-06T10:00:00.000Z',
      moved_ends: [
        {
          paused_from: '2027-01-05T15:41:36.445Z',
          from: '2027-02-03T10:00:00.000Z',
          to: '2027-02-06T10:00:00.000Z',
        },
      ],
      billing: {
        interval: 'month',
        currency: 'USD',
        pos_devices: 3,
        total: 5900,
        trial_days: 7,
        trial_ends: '2026-12-03T10:00:00.000Z',
        created: '2026-11-26T15:41:36.000Z',
      },
      subscriptionDetails: { next_billing_time: '2027-02-06T10:00:00.000Z' },
    },
    standing: {
      coveredUntil: '2027-02-06T10:00:00.000Z',
      accessUntil: null,
      lostUntil: null,
      trialEnds: '2026-12-03T10:00:00.000Z',
      nextCharge: '2027-02-06T10:00:00.000Z',
    },
  },
  'left after its pause': {
    stored: {
      status: 'cancelled',
      last_charging_date: '2027-01-03T10:00:00.000Z',
      last_paid: { interval: 'month', currency: 'USD', pos_devices: 3, total: 5900 },
      paid_until: '2027-02-06T10:00:00.000Z',
      moved_ends: [
        {
          paused_from: '2027-01-05T15:41:36.445Z',
          from: '2027-02-03T10:00:00.000Z',
          to: '2027-02-06T10:00:00.000Z',
        },
      ],
      cancellation: {
        at: '2027-01-08T15:41:36.453Z',
        by: 'owner',
        reason: null,
        access_until: '2027-02-06T10:00:00.000Z',
      },
      billing: {
        interval: 'month',
        currency: 'USD',
        pos_devices: 3,
        total: 5900,
        trial_days: 7,
        trial_ends: '2026-12-03T10:00:00.000Z',
        created: '2026-11-26T15:41:36.000Z',
      },
      subscriptionDetails: { next_billing_time: '2027-02-06T10:00:00.000Z' },
    },
    standing: {
      coveredUntil: '2027-02-06T10:00:00.000Z',
      accessUntil: '2027-02-06T10:00:00.000Z',
      lostUntil: null,
      trialEnds: '2026-12-03T10:00:00.000Z',
      nextCharge: '2027-02-06T10:00:00.000Z',
    },
  },
  'after a pause in its trial': {
    stored: {
      status: 'active',
      last_charging_date: null,
      moved_ends: [
        {
          paused_from: '2026-11-26T15:41:36.861Z',
          from: '2026-12-03T10:00:00.000Z',
          to: '2026-12-05T10:00:00.000Z',
        },
      ],
      billing: {
        interval: 'month',
        currency: 'USD',
        pos_devices: 3,
        total: 5900,
        trial_days: 7,
        trial_ends: '2026-12-05T10:00:00.000Z',
        created: '2026-11-26T15:41:36.000Z',
      },
      subscriptionDetails: { next_billing_time: '2026-12-05T10:00:00.000Z' },
    },
    standing: {
      coveredUntil: '2026-12-05T10:00:00.000Z',
      accessUntil: null,
      lostUntil: null,
      trialEnds: '2026-12-05T10:00:00.000Z',
      nextCharge: '2026-12-05T10:00:00.000Z',
    },
  },
  'left in a pause': {
    stored: {
      status: 'cancelled',
      last_charging_date: '2026-12-10T10:00:00.000Z',
      last_paid: { interval: 'year', currency: 'USD', pos_devices: 3, total: 46800 },
      paid_until: '2027-12-14T10:00:00.003Z',
      moved_ends: [
        {
          paused_from: '2026-12-26T15:41:37.026Z',
          from: '2027-12-10T10:00:00.000Z',
          to: '2027-12-14T10:00:00.003Z',
        },
      ],
      cancellation: {
        at: '2026-12-30T15:41:37.029Z',
        by: 'owner',
        reason: null,
        access_until: '2027-12-14T10:00:00.003Z',
      },
      billing: {
        interval: 'year',
        currency: 'USD',
        pos_devices: 3,
        total: 46800,
        trial_days: 14,
        trial_ends: '2026-12-10T10:00:00.000Z',
        created: '2026-11-26T15:41:37.000Z',
      },
      subscriptionDetails: { next_billing_time: '2027-12-14T10:00:00.003Z' },
    },
    standing: {
      coveredUntil: '2027-12-14T10:00:00.003Z',
      accessUntil: '2027-12-14T10:00:00.003Z',
      lostUntil: null,
      trialEnds: '2026-12-10T10:00:00.000Z',
      nextCharge: '2027-12-14T10:00:00.003Z',
    },
  },
  'waiting for the end of what was paid': {
    stored: {
      status: 'active',
      last_charging_date: null,
      moved_ends: [
        {
          paused_from: '2026-12-26T15:41:37.026Z',
          from: '2027-12-10T10:00:00.000Z',
          to: '2027-12-14T10:00:00.003Z',
        },
      ],
      billing: {
        interval: 'year',
        currency: 'USD',
        pos_devices: 3,
        total: 46800,
        trial_days: 0,
        trial_ends: '2027-12-14T10:00:00.003Z',
        created: '2026-12-30T15:41:37.000Z',
      },
      subscriptionDetails: { next_billing_time: '2027-12-14T10:00:00.000Z' },
    },
    standing: {
      coveredUntil: '2027-12-14T10:00:00.003Z',
      accessUntil: null,
      lostUntil: null,
      trialEnds: '2027-12-14T10:00:00.003Z',
      nextCharge: '2027-12-14T10:00:00.000Z',
    },
  },
  'whose last charge was refunded': {
    stored: {
      status: 'active',
      last_charging_date: '2027-01-03T10:00:00.000Z',
      last_paid: { interval: 'month', currency: 'USD', pos_devices: 3, total: 5900 },
      paid_until: '2027-01-03T10:00:00.000Z',
      time_given_back: { at: '2027-01-05T15:41:37.375Z', until: '2027-02-03T10:00:00.000Z' },
      billing: {
        interval: 'month',
        currency: 'USD',
        pos_devices: 3,
        total: 5900,
        trial_days: 7,
        trial_ends: '2026-12-03T10:00:00.000Z',
        created: '2026-11-26T15:41:37.000Z',
      },
      subscriptionDetails: { next_billing_time: '2027-02-03T10:00:00.000Z' },
    },
    standing: {
      coveredUntil: '2027-01-03T10:00:00.000Z',
      accessUntil: null,
      lostUntil: '2027-02-03T10:00:00.000Z',
      trialEnds: '2026-12-03T10:00:00.000Z',
      nextCharge: '2027-02-03T10:00:00.000Z',
    },
  },
  'left after the refund': {
    stored: {
      status: 'cancelled',
      last_charging_date: '2027-01-03T10:00:00.000Z',
      last_paid: { interval: 'month', currency: 'USD', pos_devices: 3, total: 5900 },
      paid_until: '2027-01-03T10:00:00.000Z',
      time_given_back: { at: '2027-01-05T15:41:37.375Z', until: '2027-02-03T10:00:00.000Z' },
      cancellation: {
        at: '2027-01-05T15:41:37.375Z',
        by: 'owner',
        reason: null,
        access_until: '2027-01-05T15:41:37.375Z',
      },
      billing: {
        interval: 'month',
        currency: 'USD',
        pos_devices: 3,
        total: 5900,
        trial_days: 7,
        trial_ends: '2026-12-03T10:00:00.000Z',
        created: '2026-11-26T15:41:37.000Z',
      },
      subscriptionDetails: { next_billing_time: '2027-02-03T10:00:00.000Z' },
    },
    standing: {
      coveredUntil: '2027-01-03T10:00:00.000Z',
      accessUntil: '2027-01-05T15:41:37.375Z',
      lostUntil: '2027-02-03T10:00:00.000Z',
      trialEnds: '2026-12-03T10:00:00.000Z',
      nextCharge: '2027-02-03T10:00:00.000Z',
    },
  },
  postponed: {
    stored: {
      status: 'active',
      last_charging_date: null,
      billing: {
        interval: 'year',
        currency: 'USD',
        pos_devices: 3,
        total: 46800,
        trial_days: 0,
        trial_ends: '2027-12-10T10:00:00.000Z',
        created: '2026-12-16T15:41:37.000Z',
      },
      subscriptionDetails: { next_billing_time: '2027-12-10T10:00:00.000Z' },
    },
    standing: {
      coveredUntil: '2027-12-10T10:00:00.000Z',
      accessUntil: null,
      lostUntil: null,
      trialEnds: '2027-12-10T10:00:00.000Z',
      nextCharge: '2027-12-10T10:00:00.000Z',
    },
  },
  'whose postponed start was refunded': {
    stored: {
      status: 'active',
      last_charging_date: null,
      paid_until: '2026-12-16T15:41:37.484Z',
      time_given_back: { at: '2026-12-16T15:41:37.484Z', until: '2027-12-10T10:00:00.000Z' },
      billing: {
        interval: 'year',
        currency: 'USD',
        pos_devices: 3,
        total: 46800,
        trial_days: 0,
        trial_ends: '2027-12-10T10:00:00.000Z',
        created: '2026-12-16T15:41:37.000Z',
      },
      subscriptionDetails: { next_billing_time: '2027-12-10T10:00:00.000Z' },
    },
    standing: {
      coveredUntil: '2026-12-16T15:41:37.484Z',
      accessUntil: null,
      lostUntil: '2027-12-10T10:00:00.000Z',
      trialEnds: '2027-12-10T10:00:00.000Z',
      nextCharge: '2027-12-10T10:00:00.000Z',
    },
  },
  'free, with paid time for afterwards': {
    stored: {
      status: 'active',
      last_charging_date: null,
      paid_until: '2027-12-10T10:00:00.000Z',
      coupon: { is_free_coupon: true },
      paid_devices: 3,
      billing: {
        interval: 'month',
        currency: 'USD',
        pos_devices: 3,
        total: 0,
        trial_days: 7,
        trial_ends: '2026-12-23T10:00:00.000Z',
        created: '2026-12-16T15:41:37.576Z',
      },
      subscriptionDetails: { next_billing_time: '2026-12-23T10:00:00.000Z' },
    },
    standing: {
      coveredUntil: '2027-12-10T10:00:00.000Z',
      accessUntil: null,
      lostUntil: null,
      trialEnds: '2026-12-23T10:00:00.000Z',
      nextCharge: '2026-12-23T10:00:00.000Z',
    },
  },
  'left a free one': {
    stored: {
      status: 'cancelled',
      last_charging_date: null,
      paid_until: '2027-12-10T10:00:00.000Z',
      cancellation: {
        at: '2026-12-16T15:41:37.576Z',
        by: 'owner',
        reason: null,
        access_until: '2027-12-10T10:00:00.000Z',
      },
      coupon: { is_free_coupon: true },
      paid_devices: 3,
      billing: {
        interval: 'month',
        currency: 'USD',
        pos_devices: 3,
        total: 0,
        trial_days: 7,
        trial_ends: '2026-12-23T10:00:00.000Z',
        created: '2026-12-16T15:41:37.576Z',
      },
      subscriptionDetails: { next_billing_time: '2026-12-23T10:00:00.000Z' },
    },
    standing: {
      coveredUntil: '2027-12-10T10:00:00.000Z',
      accessUntil: '2027-12-10T10:00:00.000Z',
      lostUntil: null,
      trialEnds: '2026-12-23T10:00:00.000Z',
      nextCharge: '2026-12-23T10:00:00.000Z',
    },
  },
  'whose charge has failed': {
    stored: {
      status: 'active',
      last_charging_date: '2026-12-03T10:00:00.000Z',
      last_paid: { interval: 'month', currency: 'USD', pos_devices: 3, total: 5900 },
      paid_until: '2027-01-03T10:00:00.000Z',
      failed_payment: {
        occurrence: '1 2027-01-08T10:00:00Z',
        at: '2027-01-03T10:00:00.000Z',
        amount: 5900,
        next_try_at: '2027-01-08T10:00:00.000Z',
        pos_devices: 3,
      },
      billing: {
        interval: 'month',
        currency: 'USD',
        pos_devices: 3,
        total: 5900,
        trial_days: 7,
        trial_ends: '2026-12-03T10:00:00.000Z',
        created: '2026-11-26T15:41:37.000Z',
      },
      subscriptionDetails: { next_billing_time: '2027-02-03T10:00:00.000Z' },
    },
    money: {
      owed: 5900,
      owedBefore: 0,
      failedAt: '2027-01-03T10:00:00.000Z',
      failedDevices: 3,
      billed: [5900],
    },
    standing: {
      coveredUntil: '2027-01-03T10:00:00.000Z',
      accessUntil: null,
      lostUntil: null,
      trialEnds: '2026-12-03T10:00:00.000Z',
      nextCharge: '2027-02-03T10:00:00.000Z',
    },
  },
  'with some facts, that changed its terms, came back with a debt and failed again': {
    stored: {
      status: 'suspended',
      last_charging_date: '2027-01-03T10:00:00.000Z',
      last_paid: { interval: 'month', currency: 'USD', pos_devices: 3, total: 5900 },
      former_terms: [
        { interval: 'month', currency: 'USD', pos_devices: 3, total: 5900 },
        { interval: 'month', currency: 'USD', pos_devices: 2, total: 4900 },
      ],
      owed_before: 5900,
      failed_payment: {
        occurrence: '3 ',
        at: '2027-02-13T10:00:00.000Z',
        amount: 46800,
        next_try_at: null,
        pos_devices: 3,
      },
      facts: [
        {
          kind: 'charged',
          id: '1AB23456CD789012E',
          at: '2027-01-03T10:00:00.000Z',
          until: '2027-02-03T10:00:00.000Z',
        },
      ],
      billing: {
        interval: 'year',
        currency: 'USD',
        pos_devices: 3,
        total: 46800,
        trial_days: 0,
        trial_ends: '2027-01-03T10:00:00.000Z',
        created: '2027-01-03T10:00:00.000Z',
      },
      subscriptionDetails: { next_billing_time: '2028-02-03T10:00:00.000Z' },
    },
    money: {
      owed: 46800,
      owedBefore: 5900,
      failedAt: '2027-02-13T10:00:00.000Z',
      failedDevices: 3,
      billed: [46800, 4900, 5900],
    },
    standing: {
      coveredUntil: '2027-02-03T10:00:00.000Z',
      accessUntil: null,
      lostUntil: null,
      trialEnds: '2027-01-03T10:00:00.000Z',
      nextCharge: '2028-02-03T10:00:00.000Z',
    },
  },
};
