import type { ReactNode } from 'react';
import { SectionFrame } from '#components/SectionFrame.tsx';

const heights = { phone: 1672, tablet: 1366, laptop: 828 };

/** Props of `Pricing`. */
export interface PricingProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  /** A sentence or two under the title. */
  lead: string;
  /** The calculator with the plans and all prices. */
  children: ReactNode;
}

/** The plans with one order ticket, the price of additional devices and a table of all prices. */
export function Pricing({ id, title, lead, children }: PricingProps) {
  return (
    <SectionFrame {...{ id, title, lead }} scalloped heights={heights}>
      {children}
    </SectionFrame>
  );
}
