import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Badge } from './Badge.tsx';
import { FeatureList } from './FeatureList.tsx';
import { TicketCard } from './TicketCard.tsx';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 40,
  marginBottom: theme.spacing(2),
  '& > h3': theme.typography.h4,
}));

const Price = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(1),
  '& > strong': theme.typography.figure,
  '& > span': { color: theme.vars.palette.text.secondary },
}));

const Notes = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  marginTop: theme.spacing(1.5),
}));

const Action = styled('div')(({ theme }) => ({ marginTop: theme.spacing(3), '& > *': { width: '100%' } }));

/** Props of `PriceCard`. */
export interface PriceCardProps {
  /** What is sold, a heading of the third level. */
  name: string;
  /** A few words that recommend it. */
  badge?: string;
  /** The price as it is shown. */
  price: string;
  /** What the price is for: 'per month'. */
  period: string;
  /** How it is billed, the trial, what is saved. */
  notes: readonly string[];
  /** What is in it, in order. */
  features: readonly string[];
  /** The way in, as wide as the card. */
  action: ReactNode;
}

/** A plan on an order ticket: its price on top, what is in it below, and the way in at the foot. */
export function PriceCard({ name, badge, price, period, notes, features, action }: PriceCardProps) {
  return (
    <TicketCard
      stub={
        <>
          <FeatureList items={features} />
          <Action>{action}</Action>
        </>
      }
    >
      <Head>
        <h3>{name}</h3>
        {badge ? <Badge>{badge}</Badge> : null}
      </Head>
      <Price>
        <strong>{price}</strong>
        <span>{period}</span>
      </Price>
      <Notes>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Notes>
    </TicketCard>
  );
}
