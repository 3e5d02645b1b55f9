import { useState } from 'react';
import { SectionFrame } from '#components/SectionFrame.tsx';
import type { Currency } from '#domain/currency.ts';
import { PriceCalculator, type PriceCalculatorProps } from './PriceCalculator.tsx';
import { firstChoice } from './usePriceChoice.ts';

const heights = { phone: 1672, tablet: 1366, laptop: 828 };

export interface PricingProps extends Pick<PriceCalculatorProps, 'today' | 'signUpHref'> {
  /** Anchor of the section. */
  id: string;
  /** The heading, which names the price of the preselected plan in the chosen currency. */
  titleIn: (currency: Currency) => string;
  /** A sentence or two under the title. */
  lead: string;
}

/** The plans with one order ticket, the price of additional devices and a table of all prices. */
export function Pricing({ id, titleIn, lead, ...calculator }: PricingProps) {
  const [currency, setCurrency] = useState<Currency>(firstChoice.currency);
  return (
    <SectionFrame id={id} lead={lead} title={titleIn(currency)} scalloped heights={heights}>
      <PriceCalculator {...calculator} onCurrency={setCurrency} />
    </SectionFrame>
  );
}
