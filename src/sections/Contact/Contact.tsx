import { styled } from '@mui/material/styles';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { SectionFrame } from '#components/SectionFrame.tsx';
import { tokens } from '#theme/index.ts';

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('desktop')]: { gridTemplateColumns: '5fr 8fr', gap: theme.spacing(8) },
}));

const Aside = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2.5),
  maxWidth: tokens.measure.text,
  color: theme.vars.palette.text.secondary,
}));

const Address = styled('p')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: theme.spacing(1.5),
  '& > svg': { gridRow: 'span 2', marginTop: 2, color: tokens.color.green },
  '& > a': { ...theme.typography.h5, color: theme.vars.palette.brandText, overflowWrap: 'anywhere' },
}));

/** Props of `Contact`. */
export interface ContactProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  lead: string;
  /** The address itself, for whoever writes without a form. */
  address: { label: string; email: string };
  /** What the form does with the message. */
  how: string;
  /** The form. */
  children: ReactNode;
}

/** The way to a person: an address, and a form that opens the visitor's own mail program. */
export function Contact({ id, title, lead, address, how, children }: ContactProps) {
  return (
    <SectionFrame id={id} title={title} lead={lead} band="white">
      <Sides>
        <Aside>
          <Address>
            <Icon of={Mail} size={24} />
            <span>{address.label}</span>
            <a href={`mailto:${address.email}`}>{address.email}</a>
          </Address>
          <p>{how}</p>
        </Aside>
        {children}
      </Sides>
    </SectionFrame>
  );
}
