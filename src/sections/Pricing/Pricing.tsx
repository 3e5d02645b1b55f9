import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SectionFrame } from '#components/SectionFrame.tsx';
import { tokens } from '#theme/index.ts';
import { PriceTable, type PriceTableProps } from './PriceTable.tsx';

const Rest = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginTop: theme.spacing(3),
  '& > p': {
    ...theme.typography.body2,
    maxWidth: tokens.measure.text,
    color: theme.vars.palette.text.secondary,
  },
}));

const heights = { phone: 1677, tablet: 1404, laptop: 898 };

/** Props of `Pricing`. */
export interface PricingProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  /** A sentence or two under the title. */
  lead: string;
  /** Price of additional devices, in a sentence. */
  devices: string;
  /** The table of all prices. */
  table: PriceTableProps;
  /** The plans with the calculator. */
  children: ReactNode;
}

/** The plans with one ticket, the price of additional devices and a table of all prices. */
export function Pricing({ devices, table, children, ...frame }: PricingProps) {
  return (
    <SectionFrame {...frame} scalloped heights={heights}>
      {children}
      <Rest>
        <p>{devices}</p>
        <PriceTable {...table} />
      </Rest>
    </SectionFrame>
  );
}
