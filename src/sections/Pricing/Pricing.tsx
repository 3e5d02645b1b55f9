import { styled } from '@mui/material/styles';
import { tokens } from '#theme/index.ts';
import { PriceTicket, type PriceTicketProps } from './PriceTicket.tsx';

const Band = styled('section')(({ theme }) => ({
  maxWidth: tokens.measure.site,
  margin: '0 auto',
  padding: theme.spacing(8, 2.5),
  [theme.breakpoints.up('tablet')]: { padding: theme.spacing(12, 2.5) },
}));

const Title = styled('h2')(({ theme }) => theme.typography.h2);

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  color: theme.vars.palette.text.secondary,
  maxWidth: tokens.measure.text,
  marginTop: theme.spacing(1.5),
}));

const Tickets = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  margin: theme.spacing(5, 0),
  // Side by side the tickets tear at one height, and their ways in stand in one line.
  [theme.breakpoints.up('tablet')]: {
    grid: 'auto auto / 1fr 1fr',
    rowGap: 0,
    '& > *': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 2' },
  },
}));

/** Props of `Pricing`. */
export interface PricingProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  body: string;
  plans: ReadonlyArray<Omit<PriceTicketProps, 'href'>>;
  /** Where each plan's way in leads. */
  startHref: string;
  /** What further devices cost. */
  devices: string;
}

/** What it costs: each plan on a ticket, and the price of further devices in words. */
export function Pricing({ id, title, body, plans, startHref, devices }: PricingProps) {
  return (
    <Band id={id} aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`}>{title}</Title>
      <Lead>{body}</Lead>
      <Tickets>
        {plans.map((plan) => (
          <PriceTicket key={plan.name} {...plan} href={startHref} />
        ))}
      </Tickets>
      <Lead>{devices}</Lead>
    </Band>
  );
}
