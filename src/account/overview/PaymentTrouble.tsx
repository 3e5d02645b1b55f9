import { ActionLink } from '#components/ActionLink.tsx';
import { Notice } from '#components/Notice.tsx';
import { overview } from '#content/account/overview.ts';
import type { Account } from '#domain/account.ts';
import { formatDay } from '#domain/day.ts';
import { formatMoney } from '#domain/money.ts';

function words({ state, failedPayment }: Account): { title: string; body: string; action: string } | null {
  const { paymentFailed, suspended } = overview;
  if (state === 'suspended') {
    return { title: suspended.title, body: suspended.what, action: suspended.action };
  }
  if (!failedPayment) return null;
  const { at, nextTryAt } = failedPayment;
  const next =
    nextTryAt === null ? paymentFailed.noTry : paymentFailed.triesAgain(formatDay(new Date(nextTryAt)));
  const what = paymentFailed.what(formatMoney(failedPayment), formatDay(new Date(at)));
  return { title: paymentFailed.title, body: `${what} ${next}`, action: paymentFailed.action };
}

/** Props of `PaymentTrouble`. */
export interface PaymentTroubleProps {
  account: Account;
}

/** After a failed payment: what happened, what happens next and when, and where to put it right. Otherwise nothing. */
export function PaymentTrouble({ account }: PaymentTroubleProps) {
  const trouble = words(account);
  if (!trouble) return null;
  const action =
    account.providerUrl === null ? null : (
      <ActionLink variant="outlined" size="small" href={account.providerUrl} newTab>
        {trouble.action}
      </ActionLink>
    );
  return (
    <Notice tone="error" title={trouble.title} {...(action ? { action } : {})}>
      {trouble.body}
    </Notice>
  );
}
