import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { avoidOverlap } from '#behaviours/avoidOverlap.ts';
import { scrolledPast } from '#behaviours/scrolledPast.ts';
import { useBehaviour } from '#hooks/useBehaviour.ts';
import { forcedEdge, hovered, lowWindow, tokens, transition } from '#theme/index.ts';
import { iconMask } from './iconImage.ts';

const { color, shadow, target } = tokens;

const Anchor = styled(Link)(({ theme }) => ({
  ...forcedEdge,
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
  // A light ring separates it from a green band.
  boxShadow: `0 0 0 2px ${color.paper}, ${shadow.lifted}`,
  transition: transition('opacity', 'transform', 'visibility', 'background-color'),
  ...hovered({ backgroundColor: color.greenBright }),
  '&:not([data-scrolled]), &[data-giving-way]': {
    visibility: 'hidden',
    opacity: 0,
    transform: 'translateY(16px)',
  },
  // Its drawing is made when it is first shown.
  '&[data-scrolled]::before': iconMask('arrowUp', 24),
  // Without a script, the link cannot know the scroll position or what it would cover.
  '@media (scripting: none)': { display: 'none' },
  // It would cover links that have the focus.
  [lowWindow]: { display: 'none' },
  '@media print': { display: 'none' },
}));

export interface ScrollToTopProps {
  /** Accessible name of the link. */
  label: string;
  /** Anchor of the first section of the page. */
  href: string;
}

/**
 * A round link in the corner that leads back to the top of a page of three screens or more. It appears after 300 pixels of
 * scrolling, and hides over an element marked `data-kept-clear`, such as a price or a form. It is hidden without a script.
 * Put nothing else into that corner.
 *
 * It leads to the first section of the page, is named by its label, and moves the starting point of Tab.
 */
export function ScrollToTop({ label, href }: ScrollToTopProps) {
  useBehaviour(scrolledPast);
  useBehaviour(avoidOverlap);
  return <Anchor href={href} aria-label={label} data-past="300" data-gives-way="" />;
}
