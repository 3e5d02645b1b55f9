import type { Guarded } from '#operations/safeguards/kinds.ts';

/** The live project whose safeguards the tests read. */
export const guardedProject: Guarded = {
  alias: 'live',
  environment: 'live',
  project: 'truck-market',
  siteUrl: 'https://trucks.test',
  settings: {},
  email: 'ops@trucks.test',
  billingAccount: '012345-567890-ABCDEF',
  monthlyBudget: 50,
  appCheck: false,
  hoursWithoutSale: 12,
};
