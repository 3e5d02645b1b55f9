import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BreakableText } from '#components/BreakableText.tsx';
import { iconMask } from '#components/iconImage.ts';
import { SectionFrame } from '#components/SectionFrame.tsx';
import { forcedEdge, hovered, tokens } from '#theme/index.ts';

// The form takes the whole width; the button shares it with the address.
const Ways = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2.5, 4),
  '& > [open]': { width: '100%' },
}));

const Address = styled(Typography)(({ theme }) => ({
  display: 'grid',
  // Also where the pointer is: the brown of other links is too pale on orange.
  '& > a[href]': { ...theme.typography.h5, color: 'inherit' },
}));

const Fold = styled('details')(({ theme }) => ({
  // Content slotted into `details` does not inherit the page's box sizing.
  '& > *': { boxSizing: 'border-box' },
  '& > summary': {
    ...theme.typography.button,
    ...forcedEdge,
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 'fit-content',
    minHeight: tokens.target.large,
    padding: theme.spacing(1, 3.5),
    borderRadius: tokens.radius.control,
    color: tokens.color.paper,
    backgroundColor: tokens.color.green,
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    ...hovered({ backgroundColor: tokens.color.greenBright }),
  },
  // Open, it closes the form, whose button is now the main one.
  '&[open] > summary': {
    gap: theme.spacing(1),
    color: tokens.color.ink,
    backgroundColor: 'transparent',
    boxShadow: `inset 0 0 0 1.5px ${tokens.color.ink}`,
    ...hovered({ backgroundColor: tokens.color.orangeBright }),
    '&::before': iconMask('close', 20),
  },
  '& > p': {
    maxWidth: tokens.measure.text,
    margin: theme.spacing(2, 0),
  },
  // Without a script, the section's anchor opens the form.
  '@media (scripting: none)': {
    'section:target &::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
  },
}));

const heights = { phone: 245, tablet: 161, laptop: 118 };

export interface ContactProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  lead: string;
  /** The e-mail address, for a message without the form. */
  address: { label: string; email: string };
  /** Label of the button that opens the form. */
  open: string;
  /** A sentence that explains the form. */
  how: string;
  /** The form. */
  children: ReactNode;
}

/** The contact section: a form, collapsed behind a button, that opens the visitor's mail program, and an e-mail address. */
export function Contact({ id, title, lead, address, open, how, children }: ContactProps) {
  return (
    <SectionFrame id={id} title={title} lead={lead} band="orange" scalloped split heights={heights}>
      <Ways>
        <Fold data-opened-by-anchor="" data-kept-clear="">
          <summary>{open}</summary>
          <Typography>{how}</Typography>
          {children}
        </Fold>
        <Address>
          <span>{address.label}</span>
          <Link href={`mailto:${address.email}`}>
            <BreakableText>{address.email}</BreakableText>
          </Link>
        </Address>
      </Ways>
    </SectionFrame>
  );
}
