import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ActionLink } from '#components/ActionLink.tsx';
import { PriceCard, type PriceCardProps } from '#components/PriceCard.tsx';
import { SectionFrame } from '#components/SectionFrame.tsx';
import { tokens } from '#theme/index.ts';
import { PriceTable, type PriceTableProps } from './PriceTable.tsx';

const Tickets = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  // Side by side the tickets tear at one height, and their ways in stand in one line.
  [theme.breakpoints.up('tablet')]: {
    grid: 'auto auto / 1fr 1fr',
    rowGap: 0,
    '& > *': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 2' },
  },
}));

const Rest = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  marginTop: theme.spacing(4),
  '& > p': { maxWidth: tokens.measure.text, color: theme.vars.palette.text.secondary },
  '& > p + * + *': { marginTop: theme.spacing(6) },
}));

/** Props of `Pricing`. */
export interface PricingProps<Name extends string = string> {
  /** Anchor of the section. */
  id: string;
  title: string;
  /** A sentence or two under the title. */
  lead: string;
  /** Each plan, with the words of its way in. */
  plans: ReadonlyArray<Omit<PriceCardProps, 'action'> & { name: Name; start: string }>;
  /** Where each plan's way in leads, by its name. */
  hrefs: Readonly<Record<Name, string>>;
  /** What further devices cost. */
  devices: string;
  /** Every price at once. */
  table: PriceTableProps;
  /** Stands at the end: the calculator. */
  children?: ReactNode;
}

/** What it costs: each plan on a ticket, the price of further devices in words, and every price in a table. */
export function Pricing<Name extends string>(props: PricingProps<Name>) {
  const { plans, hrefs, devices, table, children, ...frame } = props;
  return (
    <SectionFrame {...frame}>
      <Tickets>
        {plans.map(({ start, ...plan }) => (
          <PriceCard
            key={plan.name}
            {...plan}
            action={
              <ActionLink href={hrefs[plan.name]} variant="contained" size="large" fullWidth>
                {start}
              </ActionLink>
            }
          />
        ))}
      </Tickets>
      <Rest>
        <p>{devices}</p>
        <PriceTable {...table} />
        {children}
      </Rest>
    </SectionFrame>
  );
}
