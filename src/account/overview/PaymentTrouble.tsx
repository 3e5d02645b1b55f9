import { ActionLink } from '#components/ActionLink.tsx';
import { Notice } from '#components/Notice.tsx';
import { overview } from '#content/account/overview.ts';
import type { Account, Receipt } from '#domain/account.ts';
import { formatDay } from '#domain/day.ts';
import { formatMoney } from '#domain/money.ts';
import { isRunning } from './accountTimeline.ts';

interface Trouble {
  title: string;
  body: string;
  /** Label of the link to PayPal; undefined if there is nothing to do there. */
  action?: string;
}

const credits = {
  charge: [],
  refund: ['refund'],
  reversal: ['reversal'],
  reinstatement: [],
} as const satisfies Record<Receipt['kind'], unknown>;

/** Whether the owner's last credit note is for a refund, or for a charge that was disputed. */
function lastCredit({ receipts }: Account): 'refund' | 'reversal' {
  const [last] = receipts
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .flatMap(({ kind }) => credits[kind]);
  return last ?? 'refund';
}

function words(account: Account): Trouble | null {
  const { state, failedPayment, refundedTime, nextCharge } = account;
  const { paymentFailed, suspended, refunded } = overview;
  if (state === 'suspended' && !failedPayment) {
    return { title: suspended.title, body: suspended.stopped, action: suspended.action };
  }
  if (state === 'refunded' && refundedTime) {
    const kind = lastCredit(account);
    const why = refunded.why[kind](formatDay(refundedTime.at));
    const next = nextCharge && refunded.next(formatMoney(nextCharge), formatDay(nextCharge.at));
    return {
      title: refunded.title[kind],
      body: [why, refunded.what(formatDay(refundedTime.until)), next ?? ''].join(' ').trim(),
    };
  }
  if (!failedPayment || !isRunning(account)) return null;
  const { at, nextTryAt } = failedPayment;
  const next = nextTryAt === null ? paymentFailed.noTry : paymentFailed.triesAgain(formatDay(nextTryAt));
  const what = paymentFailed.what(formatMoney(failedPayment), formatDay(at));
  const { title, unpaid } = suspended;
  if (state === 'suspended') {
    return { title, body: `${what} ${next} ${unpaid}`, action: paymentFailed.action };
  }
  return { title: paymentFailed.title, body: `${what} ${next}`, action: paymentFailed.action };
}

/** Whether something is wrong with a payment, so that mending it is the main thing to do on the page. */
export function hasTrouble(account: Account): boolean {
  return words(account) !== null;
}

export interface PaymentTroubleProps {
  account: Account;
}

/** After a failed or refunded payment: what happened, the next step with its date, and a link to fix it. Otherwise null. */
export function PaymentTrouble({ account }: PaymentTroubleProps) {
  const trouble = words(account);
  if (!trouble) return null;
  const action =
    account.providerUrl === null || trouble.action === undefined ? null : (
      <ActionLink variant="contained" size="small" href={account.providerUrl} newTab>
        {trouble.action}
      </ActionLink>
    );
  return (
    <Notice tone="error" title={trouble.title} {...(action ? { action } : {})}>
      {trouble.body}
    </Notice>
  );
}
