import { readText } from '../../../architecture/projectFiles.ts';

/** A money fault that the history mended, planted again: a small edit of one file. */
export interface Mutant {
  /** The commit that mended it, or the rule that it breaks. */
  commit: string;
  /** What goes wrong again. */
  title: string;
  /** The file in `functions/src`. */
  file: string;
  /** The text of today, which must occur exactly once, and what takes its place. */
  edit: readonly [from: string, to: string];
}

/** How many places of today's source have the text of a fault: one, or it cannot be planted. */
export const placesOf = ({ file, edit: [from] }: Mutant): number =>
  readText(`functions/src/${file}`).split(from).length - 1;

/** Reads a fault that is written as a patch: its commit, file and title, then the lines before and after the edit. */
function mutantIn(patch: string): Mutant {
  const [heading = '', ...lines] = patch.split('\n');
  const [, commit = '', file = '', title = ''] = /^(\S+) (\S+): (.+)$/u.exec(heading) ?? [];
  const marked = (sign: '-' | '+') =>
    lines.flatMap((line) => (line.startsWith(sign) ? [line.slice(1)] : [])).join('\n');
  return { commit, file, title, edit: [marked('-'), marked('+')] };
}

/** Faults of money and time, the newest mend first. */
export const mutants: readonly Mutant[] = `
R-LEAVE-PAID standing/undue.ts: a first charge that was due at a leaving goes back
-lastDueCharge: lastDueCharge(record, by) ?? unnamedFirstCharge(record, since),
+lastDueCharge: lastDueCharge(record, by),

469b4761 standing/undue.ts: a first charge that failed unheard is due, and kept when it is collected after a deletion
-return due !== null && failedAt >= due ?
+return due !== null && failedAt > since ?

2c24575a standing/undue.ts: an unpaid subscription goes on
-if (isGivenUp) return
+if (isGivenUp && now.getTime() < 0) return

2c24575a standing/undue.ts: old debts are forgotten on coming back
-status === 'active' && earlierDebt(record) > 0 ? now
+status === 'active' && earlierDebt(record) < 0 ? now

2c24575a jobs/findUnrecorded.ts: a refund after the paid time is not heard of
-return movement ? areOnRecord(
+return movement ? true || areOnRecord(

f7e518a1 standing/pause.ts: a late pause is charged early
-const lateDays = charged ? 0 :
+const lateDays = charged || now ? 0 :

a475853b standing/undue.ts: a due charge that is listed late is refunded
-return isLate ? later.slice(1) : later;
+return isLate ? later : later;

574f1fe5 ledger/billedTerms.ts: a charge pays a period of the present terms
-return exact ?? withDebt ??
+return terms[0] ?? exact ?? withDebt ??

83fd5101 checkout/activation.ts: an approval without a payer waits for ever
-? 'pending' : 'without payer'
+? 'pending' : 'pending'

ca9d1c23 jobs/reconcileCheckouts.ts: nobody asks about abandoned checkouts
-'replaced', 'abandoned'] as const
+'replaced'] as const

15c98449 sync/consentedChange.ts: a consent after the end changes the record
-!billing || !isAlive(record) || isFinal
+!billing || isFinal

741a7c56 checkout/writeSubscription.ts: coming back allows another pause at once
-former.flatMap((one) => one.record.facts.filter(
+former.slice(0, 0).flatMap((one) => one.record.facts.filter(

45dbdfd1 standing/pause.ts: a pause follows each pause
-paused && beginningOf(daysAfter(chargeTimeOn(paused), pauseEveryDays))
+paused && beginningOf(daysAfter(chargeTimeOn(paused), 0))

14fe4dff standing/undue.ts: a charge named after the leaving is kept
-if (!isCharged && (!queued || isFinal(status))) return null;
+if (isCharged || !queued || isFinal(status)) return null;

37e16486 cancel/outbox.ts: a charge after the leaving is kept
-if (refundSince) {
+if (refundSince) {
+    if (subscriptionId) return 'ended';

2d12a072 sync/syncSubscription.ts: what PayPal goes on to charge is left alone
-if (over) await endAgain(
+if (over && !subscription) await endAgain(

fd019275 cancel/refundUndue.ts: an undue charge that is listed late is kept
-if (now() < lastWait) return { moved, settled: false };

e1d97195 documents/nextCharge.ts: a pause moves time that a charge in it paid for
-const ran = at <= pause.at && end > pause.at;
+const ran = end > pause.at;

92786496 standing/standingOf.ts: a refund forgets the days that a pause put off
-    of('paused'),
-  ];
+    refundsIn(facts).size > 0 ? [] : of('paused'),
+  ];

8cb949d4 sync/carryOutPause.ts: a pause ends although PayPal charges early
-|| !isKept) {
+|| (!isKept && answer === null)) {

7b5e4018 standing/standingOf.ts: a charge in a pause counts for what was before it
-const last = charges.findLast((charge) => !notDue.includes(charge));
+const last = charges.at(-1);

5c95f49b cancel/perform.ts: deleting the account keeps a charge of its pause
-await queueCancellation(transaction, { ...effect, now });
+await queueCancellation(transaction, { ...effect, now, ...(removed && { refundSince: null }) });

063e70a0 checkout/freeSubscription.ts: a free subscription eats paid time
-until: accessEndOf(recorded).accessUntil }
+until: now() }

f481c7e6 standing/countedDevices.ts: more devices count before they are paid
-posDevices: paid, until: nextCharge
+posDevices: agreed, until: nextCharge

f481c7e6 standing/countedDevices.ts: fewer devices count before the paid time ends
-return coveredUntil && coveredUntil > now ?
+return coveredUntil && coveredUntil < now ?

2d970bb1 standing/standingOf.ts: a refund leaves the time it paid for
-const kept = charges.filter(({ id }) => !refunds.has(id));
+const kept = charges;

2d970bb1 sync/recordMovements.ts: a refund leaves what was promised for its time
-const present = movePromises(transaction, { before: record, after: next, now: at }, places);
+const present = movePromises(transaction, { before: next, after: next, now: at }, places);

e2e37732 subscription/settledCharges.ts: a refund is counted twice
-returnedOf(charge) === 'all' && !areListed ? left : 0
+returnedOf(charge) === 'all' || !areListed ? amountOf(charge) : 0

b3ac0fbd cancel/refundUnused.ts: an unused charge that is listed late is kept
-return settled;
+return settled || unused.length > 0;

b3ac0fbd cancel/refundUndue.ts: a charge of which PayPal says nothing yet is not waited for
-const isUnlisted = !wasUsed && wasDue(subscription);
+const isUnlisted = wasUsed && wasDue(subscription);

04964295 documents/charges.ts: a period ends a month after the charge, whatever follows
-return { start: (isLast && failedAt) || began, end: next };
+return { start: paid, end: after };

efbcc286 sync/providerState.ts: a charge that a change moved pays for the time before it
-? recordMovedCharge(record, changed, { consented: consented !== null, now: now() })
+? null

3e5594e4 account/change/changeTerms.ts: a change starts the trial again
-const comeBack = price.providerPlanIdNoTrial ? { firstChargeAt: null } : null;
+const comeBack = price.providerPlanIdNoTrial ? null : null;

43c53f10 coupons/coupons.ts: an account uses a coupon under each address
-codeOfAccountRef(code, uid)];
+codeOfAccountRef(code, email)];

0f13871c paypal/webhooks/webhook.ts: a reversal is heard of the next day
-event: await nameSubscription(rest, read)
+event: read.event

c063d452 standing/decide.ts: a second subscription keeps its charges
-reason: 'duplicate', refundForCheckout }];
+reason: 'duplicate', ...(refundForCheckout ? {} : { refundForCheckout }) }];

4c349fbe standing/undue.ts: a charge before an end that was never recorded is kept
-lastPayment && (!queued || isChargedSince(
+lastPayment && (queued && isChargedSince(

R-TRIAL-ONCE checkout/recordSubscription.ts: a returning owner has a trial again
-noteTrial(transaction, { uid, email, payerId, at: approved });

R-TRIAL-ONCE paypal/payPalProvider.ts: a returning owner pays twice for the rest of a period
-startsAt !== null && startsAt > now() &&
+startsAt !== null && startsAt < now() &&

R-CHECKOUT-PROMISE checkout/recordSubscription.ts: a checkout keeps terms that no longer hold
-if (!keepsTerms(current, stored, approved)) return 'its terms no longer hold';

b98bf563 standing/countedDevices.ts: paid devices are lost after a free subscription
-paidDevices === null ||
+paidDevices !== null ||

79a6b7a0 standing/countedDevices.ts: coming back counts new devices before their charge
-former && startsAt && startsAt > approved;
+former && startsAt && startsAt < approved;

R-LEAVE-PAID standing/standingOf.ts: leaving ends the access at once
-accessUntil: ended ? latest([lastsUntil, ended.at]) : null
+accessUntil: ended ? ended.at : null

R-LEAVE-PAID standing/commands.ts: leaving does not reach PayPal
-const cancel = { to: 'ended', effects: ['cancel at the provider', 'mail about the change'] } as const;
+const cancel = { to: 'ended', effects: ['mail about the change'] } as const;

ee1a66f6 standing/pauseDates.ts: a pause leaves no trace of the end it moved
-return addFacts(record, [{ kind: 'paused',
+return record ?? addFacts(record, [{ kind: 'paused',
`
  .trim()
  .split('\n\n')
  .map(mutantIn);
