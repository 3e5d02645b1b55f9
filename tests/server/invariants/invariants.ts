import { expect } from 'vitest';
import type { TestServer } from '../testServer.ts';
import { drained, eventOnce, historyHolds, noSecretAtRest, silentLogs } from './conduct.ts';
import { couponLedger, redeemedOnce, untouched } from './coupons.ts';
import { collectEvidence, type Evidence, type Known } from './evidence.ts';
import * as money from './money.ts';
import type { InvariantId, Rule, Violation } from './violation.ts';

/** The rules that must hold after every run, once the scheduled functions have no work left. */
export const invariants: Readonly<Record<InvariantId, { title: string; rule: Rule }>> = {
  I1: { title: 'one record for each owner', rule: money.onePerOwner },
  I2: { title: 'what is recorded as paid is what PayPal bills', rule: money.paidIsBacked },
  I3: { title: 'no subscription is shared', rule: money.noSharing },
  I4: { title: 'nobody is billed without a record', rule: money.noOrphan },
  I5: { title: 'a checkout is paid for once', rule: money.oneLivePerCheckout },
  I6: { title: 'every use of a coupon is accounted for', rule: couponLedger },
  I7: { title: 'one use for each owner and code', rule: redeemedOnce },
  I8: { title: 'no secret is kept', rule: noSecretAtRest },
  I9: { title: "a recorded price is its plan's", rule: money.priceTruth },
  I10: { title: 'an event counts once, and only if PayPal sent it', rule: eventOnce },
  I11: { title: 'what was heard is what is stored', rule: historyHolds },
  I12: { title: "a status is PayPal's and never goes back", rule: money.monotone },
  I14: { title: 'the logs name nobody', rule: silentLogs },
  I16: { title: 'nothing waits', rule: drained },
  I18: { title: 'nobody is charged during a pause', rule: money.noChargeInPause },
  I17: { title: "a person's documents are as they left them", rule: untouched },
};

/** All violations. */
export function violationsIn(evidence: Evidence): Violation[] {
  return (Object.entries(invariants) as Array<[InvariantId, { rule: Rule }]>).flatMap(([id, { rule }]) =>
    rule(evidence).map((what) => ({ id, what })),
  );
}

/** Fails if there is a violation. */
export async function expectInvariants(server: TestServer, known: Known = {}): Promise<void> {
  expect(violationsIn(await collectEvidence(server, known))).toEqual([]);
}
