import { styled } from '@mui/material/styles';
import { ArrowUp } from 'lucide-react';
import { scrolledPast } from '#behaviours/scrolledPast.ts';
import { useBehaviour } from '#hooks/useBehaviour.ts';
import { tokens, transition } from '#theme/index.ts';
import { Icon } from './Icon.tsx';

const { color, shadow, target } = tokens;

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  right: 20,
  bottom: 20,
  display: 'grid',
  placeItems: 'center',
  width: target.regular,
  height: target.regular,
  borderRadius: '50%',
  color: color.paper,
  backgroundColor: color.green,
  // Light around it keeps it apart from a green band.
  boxShadow: `0 0 0 2px ${color.paper}, ${shadow.lifted}`,
  transition: transition('opacity', 'transform', 'visibility', 'background-color'),
  '&:hover': { backgroundColor: color.greenBright },
  'html[data-js] &:not([data-scrolled])': {
    visibility: 'hidden',
    opacity: 0,
    transform: 'translateY(16px)',
  },
}));

/** Props of `ScrollToTop`. */
export interface ScrollToTopProps {
  /** What it does, for readers. */
  label: string;
  /** Anchor of the first thing on the page. */
  href: string;
}

/** A round link in the corner that leads back to the top of a long page. It comes after 300 pixels. */
export function ScrollToTop({ label, href }: ScrollToTopProps) {
  useBehaviour(scrolledPast);
  return (
    <Anchor href={href} aria-label={label} data-past="300">
      <Icon of={ArrowUp} size={24} />
    </Anchor>
  );
}
