import type { ReactNode } from 'react';
import { FoldOnPhone } from '#components/FoldOnPhone.tsx';
import { Notice } from '#components/Notice.tsx';
import { OrderSummary, type SummaryLine } from '#components/OrderSummary.tsx';
import { TicketCard } from '#components/TicketCard.tsx';
import { TrialTimeline } from '#components/TrialTimeline.tsx';
import { checkout } from '#content/funnel/checkout.ts';
import { yearlySaving } from '#domain/comparison.ts';
import { formatMoney } from '#domain/money.ts';
import { shownPlanName } from '#domain/plan.ts';
import { deductionOf, type Quote } from '#domain/quote.ts';
import { timelineOfQuote } from '#domain/timeline.ts';
import { amountInWords } from '../price/amountInWords.ts';
import { orderLines } from '../price/orderLines.ts';
import { CouponEffect } from './CouponEffect.tsx';
import { dueToday } from '../price/dueToday.ts';

const { summary: words, billedElsewhere } = checkout;

export interface OrderCardProps {
  quote: Quote;
  /** The same order without the coupon; null without a coupon. */
  undiscounted?: Quote | null;
  /** The signed-in owner's address. */
  email: string;
  /** The day the trial would start. */
  today: Date;
  /** Shown beside the heading. */
  action?: ReactNode;
}

type OrderLines = Pick<OrderCardProps, 'quote' | 'email'> & { undiscounted: Quote | null };

/** The billed plan and, if a coupon has replaced the chosen one, the coupon and its effect. */
function planOf(quote: Quote, undiscounted: Quote | null): Pick<SummaryLine, 'label' | 'kept' | 'detail'> {
  const { couponCode, chosenPlanName } = quote;
  const planName = shownPlanName(quote);
  if (couponCode === null) return { label: words.planName(planName) };
  return {
    label: words.planWithCoupon(planName, couponCode),
    kept: couponCode,
    detail: (
      <>
        {planName === chosenPlanName ? null : <span>{words.replaces(chosenPlanName)}: </span>}
        {undiscounted ? <CouponEffect quote={quote} undiscounted={undiscounted} /> : null}
      </>
    ),
  };
}

/** The lines that add up to the total. The coupon is one of them, unless its plan is billed in another interval or currency. */
function linesOf({ quote, undiscounted, email }: OrderLines): SummaryLine[] {
  const { currency, couponCode } = quote;
  const deduction = undiscounted && deductionOf(quote, undiscounted);
  const shown = undiscounted && deduction !== null ? undiscounted : quote;
  const [plan, ...devices] = orderLines(quote.chosenPlanName, shown);
  const lines: SummaryLine[] = [
    { label: words.account, amount: email, long: true },
    { ...plan, ...(deduction === null ? planOf(quote, undiscounted) : {}) },
    ...devices,
  ];
  if (couponCode !== null && undiscounted && deduction !== null) {
    const saving = yearlySaving(quote, undiscounted);
    lines.push({
      label: words.couponNamed(couponCode),
      kept: couponCode,
      amount: formatMoney({ amount: -deduction, currency }),
      tone: 'saving',
      ...(saving ? { detail: words.youSave(formatMoney(saving)) } : {}),
    });
  }
  return lines;
}

/** The order, the price of each period, and the dates of the charges. */
export function OrderCard({ quote, undiscounted = null, email, today, action }: OrderCardProps) {
  const { currency, preferredCurrency, total, interval } = quote;
  return (
    <TicketCard
      stub={
        <FoldOnPhone label={words.dates}>
          <TrialTimeline {...timelineOfQuote(quote, today)} />
        </FoldOnPhone>
      }
    >
      <OrderSummary
        title={words.heading}
        action={action}
        lines={linesOf({ quote, undiscounted, email })}
        due={dueToday(quote, today)}
        total={{
          label: words.total,
          amount: <span data-testid="quote-total">{amountInWords({ amount: total, currency })}</span>,
          ...(total === 0 ? {} : { detail: words.perInterval[interval] }),
        }}
      >
        {currency === preferredCurrency ? null : (
          <Notice tone="info">{billedElsewhere(preferredCurrency, currency)}</Notice>
        )}
      </OrderSummary>
    </TicketCard>
  );
}
