import { styled } from '@mui/material/styles';
import { ArrowRight } from 'lucide-react';
import { ActionLink } from '#components/ActionLink.tsx';
import { Icon } from '#components/Icon.tsx';
import { tokens } from '#theme/index.ts';

const { color, radius, shadow } = tokens;

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  borderRadius: radius.card,
  color: color.ink,
  backgroundColor: color.orange,
  boxShadow: shadow.low,
  '& > h3': theme.typography.h3,
  [theme.breakpoints.up('tablet')]: {
    alignContent: 'center',
    gap: theme.spacing(2),
    padding: theme.spacing(3),
    '& > p': { maxWidth: '34rem' },
  },
  [theme.breakpoints.up('laptop')]: { padding: theme.spacing(4, 5), '& > h3': theme.typography.h1 },
}));

const Mark = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  padding: '2px 10px',
  border: '1.5px dashed',
  borderRadius: radius.round,
  fontWeight: 680,
}));

/** Props of `Claim`. */
export interface ClaimProps {
  /** Badge that marks a claim. */
  badge: string;
  /** What is claimed. */
  title: string;
  /** A sentence about the evidence. */
  body: string;
  /** Link to the arithmetic. */
  link: { label: string; href: string };
}

/** A claim about the product, marked as one, with a link to check it. */
export function Claim({ badge, title, body, link }: ClaimProps) {
  return (
    <Card>
      <Mark>{badge}</Mark>
      <h3>{title}</h3>
      <p>{body}</p>
      <ActionLink href={link.href} variant="contained" color="secondary" endIcon={<Icon of={ArrowRight} />}>
        {link.label}
      </ActionLink>
    </Card>
  );
}
