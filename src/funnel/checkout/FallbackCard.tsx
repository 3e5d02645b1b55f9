import type { ReactNode } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { OrderSummary } from '#components/OrderSummary.tsx';
import { TicketCard } from '#components/TicketCard.tsx';
import { checkout } from '#content/funnel/checkout.ts';
import { plans } from '#content/funnel/plans.ts';
import type { PublicPlanName } from '#domain/plan.ts';

const { summary } = checkout;
const { fallback, perInterval } = plans;

export interface FallbackCardProps {
  plan: PublicPlanName;
  /** Shown beside the heading. */
  action?: ReactNode;
  /** Loads the plan's data again. */
  onReload: () => void;
}

/** Replaces the order while the plan's data is missing (R-PRICE-FALLBACK). */
export function FallbackCard({ plan, action, onReload }: FallbackCardProps) {
  const { price, disclaimer } = fallback[plan];
  return (
    <TicketCard>
      <OrderSummary
        title={summary.heading}
        action={action}
        lines={[{ label: summary.planName(plan), amount: price, detail: disclaimer }]}
        total={{ label: summary.about, amount: price, detail: perInterval.month }}
      >
        <Notice
          tone="warning"
          action={
            <ActionButton variant="outlined" size="small" onClick={onReload}>
              {fallback.reload}
            </ActionButton>
          }
        >
          {fallback.notice}
        </Notice>
      </OrderSummary>
    </TicketCard>
  );
}
