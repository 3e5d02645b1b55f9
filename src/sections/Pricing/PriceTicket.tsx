import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { ActionLink } from '#components/ActionLink.tsx';
import { Badge } from '#components/Badge.tsx';
import { Icon } from '#components/Icon.tsx';
import { TicketCard } from '#components/TicketCard.tsx';
import { tokens } from '#theme/index.ts';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 40,
  marginBottom: theme.spacing(2),
}));

const Name = styled('h3')(({ theme }) => theme.typography.h4);

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

const Features = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(3),
  '& li': { display: 'flex', gap: theme.spacing(1.25) },
  '& svg': { flex: 'none', marginTop: 2, color: tokens.color.green },
}));

/** Props of `PriceTicket`. */
export interface PriceTicketProps {
  name: string;
  /** A few words that recommend this plan. */
  badge?: string;
  /** The price as it is shown. */
  price: string;
  period: string;
  /** How it is billed, the trial, what is saved. */
  notes: readonly string[];
  features: readonly string[];
  /** Words of the way in. */
  start: string;
  /** Where the way in leads. */
  href: string;
}

/** A plan on an order ticket: its price on top, what is in it below, and the way in at the foot. */
export function PriceTicket({ name, badge, price, period, notes, features, start, href }: PriceTicketProps) {
  return (
    <TicketCard
      stub={
        <>
          <Features>
            {features.map((feature) => (
              <li key={feature}>
                <Icon of={Check} size={20} />
                {feature}
              </li>
            ))}
          </Features>
          <ActionLink href={href} variant="contained" size="large" fullWidth>
            {start}
          </ActionLink>
        </>
      }
    >
      <Head>
        <Name>{name}</Name>
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
