import { keyframes, styled } from '@mui/material/styles';
import { OrderSummary } from '#components/OrderSummary.tsx';
import { TicketCard } from '#components/TicketCard.tsx';
import { checkout } from '#content/funnel/checkout.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import type { Quote } from '#domain/quote.ts';
import { motion } from '#theme/index.ts';
import { amountInWords } from '../price/amountInWords.ts';
import { dueToday } from '../price/dueToday.ts';
import { orderLines } from '../price/orderLines.ts';

const { summary: words } = checkout;

const print = keyframes({
  from: { clipPath: 'inset(0 -16px 100%)' },
  to: { clipPath: 'inset(0 -16px -16px)' },
});

const Printed = styled('div')({ animation: `${print} ${2 * motion.slow}ms ${motion.curve}` });

export interface PlanTicketProps {
  /** The selected plan. */
  plan: PublicPlanName;
  /** The price of the selected plan for the owner's devices. */
  quote: Quote;
  today: Date;
}

/** The order so far, printed anew for each plan that is selected: plan, tablets, total, and what is due today. */
export function PlanTicket({ plan, quote, today }: PlanTicketProps) {
  const { total, currency, interval } = quote;
  return (
    <Printed key={plan}>
      <TicketCard>
        <OrderSummary
          title={words.heading}
          lines={orderLines(plan, quote)}
          // The card that is selected says its price.
          silent
          total={{
            label: words.total,
            amount: amountInWords({ amount: total, currency }),
            ...(total === 0 ? {} : { detail: words.perInterval[interval] }),
          }}
          due={dueToday(quote, today)}
        />
      </TicketCard>
    </Printed>
  );
}
