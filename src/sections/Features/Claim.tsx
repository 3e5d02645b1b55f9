import { styled } from '@mui/material/styles';
import { ArrowRight } from 'lucide-react';
import { ActionLink } from '#components/ActionLink.tsx';
import { Icon } from '#components/Icon.tsx';
import { tokens } from '#theme/index.ts';

const { color, radius, shadow } = tokens;

const Card = styled('article')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5),
  height: '100%',
  padding: theme.spacing(3),
  borderRadius: radius.card,
  color: color.ink,
  backgroundColor: color.orange,
  boxShadow: shadow.low,
  '& > h3': theme.typography.h1,
  '& > p': { flex: 1, maxWidth: '60ch' },
}));

const Mark = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  padding: '4px 12px',
  border: '1.5px dashed',
  borderRadius: radius.round,
  fontWeight: 680,
}));

/** Props of `Claim`. */
export interface ClaimProps {
  /** Says that what follows is claimed, not shown. */
  badge: string;
  /** What is claimed. */
  title: string;
  /** How far it can be believed. */
  body: string;
  /** Where the visitor can check it. */
  link: { label: string; href: string };
}

/** Something the product says of itself, marked as a claim, with the way to check it. */
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
