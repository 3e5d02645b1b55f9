import { styled } from '@mui/material/styles';
import { ArrowRight, type LucideIcon } from 'lucide-react';
import { tokens, transition } from '#theme/index.ts';
import { Icon } from './Icon.tsx';

const { color, radius, shadow } = tokens;

const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5),
  height: '100%',
  padding: theme.spacing(3),
  borderRadius: radius.card,
  color: color.ink,
  backgroundColor: color.white,
  boxShadow: shadow.low,
  transition: transition('box-shadow', 'transform'),
  '&:hover': { boxShadow: shadow.lifted, transform: 'translateY(-2px)' },
  '& > h3': theme.typography.h4,
  '& > p': { flex: 1, color: theme.vars.palette.text.secondary },
  // On a phone the name stands beside its drawing.
  [theme.breakpoints.down('tablet')]: {
    flexFlow: 'wrap',
    alignItems: 'center',
    '& > h3': { flex: 1 },
    '& > p': { flexBasis: '100%' },
  },
}));

const Tile = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: radius.control,
  color: color.orangeDark,
  backgroundColor: color.peach,
});

const Anchor = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: tokens.target.small,
  color: theme.vars.palette.brandText,
  textUnderlineOffset: '0.25em',
  // The whole card answers a tap.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
}));

/** Props of `FeatureCard`. */
export interface FeatureCardProps {
  /** A drawing from lucide-react. */
  icon: LucideIcon;
  /** What it is called. */
  title: string;
  /** What it does for the visitor, in a sentence or two. */
  description: string;
  /** Where the visitor reads on. The words alone must say what about. */
  link: { label: string; href: string };
}

/** One thing the product does: a drawing, a name, a description and the way to more. */
export function FeatureCard({ icon, title, description, link }: FeatureCardProps) {
  return (
    <Card>
      <Tile>
        <Icon of={icon} size={32} />
      </Tile>
      <h3>{title}</h3>
      <p>{description}</p>
      <Anchor href={link.href}>
        {link.label}
        <Icon of={ArrowRight} size={20} />
      </Anchor>
    </Card>
  );
}
