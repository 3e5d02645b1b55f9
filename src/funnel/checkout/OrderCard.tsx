import type { ReactNode } from 'react';
import { FoldOnPhone } from '#components/FoldOnPhone.tsx';
import { BreakableText } from '#components/BreakableText.tsx';
import { Notice } from '#components/Notice.tsx';
import { OrderSummary, type SummaryLine } from '#components/OrderSummary.tsx';
import { TicketCard } from '#components/TicketCard.tsx';
import { TrialTimeline } from '#components/TrialTimeline.tsx';
import { checkout } from '#content/funnel/checkout.ts';
import { formatMoney } from '#domain/money.ts';
import { shownPlanName } from '#domain/plan.ts';
import type { Quote } from '#domain/quote.ts';
import { timelineOfQuote } from '#domain/timeline.ts';
import { amountInWords } from '../price/amountInWords.ts';
import { CouponEffect } from './CouponEffect.tsx';
import { dueToday } from './dueToday.ts';

const { summary: words, billedElsewhere } = checkout;

/** Props of `OrderCard`. */
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

function linesOf({ quote, undiscounted, email }: Omit<OrderCardProps, 'today' | 'action'>): SummaryLine[] {
  const { currency, chosenPlanName, extraDevices, additionalDevice, extrasPrice, couponCode } = quote;
  const planName = shownPlanName(quote);
  const priced = (amount: number) => formatMoney({ amount, currency });
  const lines: SummaryLine[] = [
    { label: words.account, amount: <BreakableText>{email}</BreakableText>, long: true },
    {
      label: words.planName(planName),
      amount: priced(quote.basePrice),
      ...(planName === chosenPlanName ? {} : { detail: words.replaces(chosenPlanName) }),
    },
  ];
  if (extraDevices > 0) {
    const label = words.extraDevices(extraDevices, priced(additionalDevice));
    lines.push({ label, amount: priced(extrasPrice) });
  }
  if (couponCode !== null)
    lines.push({
      label: words.coupon,
      amount: couponCode,
      tone: 'saving',
      long: true,
      ...(undiscounted ? { detail: <CouponEffect {...{ quote, undiscounted }} /> } : {}),
    });
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
