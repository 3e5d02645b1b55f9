import { hovered, tokens, transition } from '#theme/index.ts';
import { iconImage } from './iconImage.ts';

const { color } = tokens;

/** A `summary` with a round plus at its end instead of the browser's triangle; the plus turns into a cross while open. */
export const foldMark = {
  display: 'flex',
  // Content slotted into `details` does not inherit the page's box sizing.
  boxSizing: 'border-box',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': {
    content: '""',
    flex: 'none',
    width: '2rem',
    height: '2rem',
    borderRadius: '50%',
    background: `${iconImage('plus', color.orangeDark)} center / 1.25rem no-repeat ${color.peachSoft}`,
    transition: transition('transform', 'background-color'),
  },
  '@media (forced-colors: active)': {
    '&::after': {
      forcedColorAdjust: 'none',
      background: 'LinkText !important',
      mask: `${iconImage('plus')} center / 1.25rem no-repeat`,
    },
  },
  ...hovered({ '&::after': { backgroundColor: color.peach } }),
  '[open] > &::after': { backgroundColor: color.peach, transform: 'rotate(45deg)' },
} as const;
