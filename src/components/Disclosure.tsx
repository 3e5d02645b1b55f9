import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import type { ReactNode, ToggleEvent } from 'react';
import { motion, tokens, transition } from '#theme/index.ts';
import { Icon } from './Icon.tsx';

const { color, radius, measure } = tokens;

const Item = styled('details')({
  interpolateSize: 'allow-keywords',
  color: color.ink,
  // Where one ends and the next begins, the ticket is perforated.
  '& + &': { borderTop: `2px dashed ${color.line}` },
  '&::details-content': {
    blockSize: 0,
    overflowY: 'clip',
    transition: `block-size ${motion.slow}ms ${motion.curve}, content-visibility ${motion.slow}ms allow-discrete`,
  },
  '&[open]::details-content': { blockSize: 'auto' },
});

const Question = styled('summary')(({ theme }) => ({
  display: 'flex',
  boxSizing: 'border-box',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  minHeight: 72,
  // Room for the ring around the words.
  margin: theme.spacing(0, -1),
  padding: theme.spacing(1.5, 1),
  borderRadius: radius.control,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '& > h3': { ...theme.typography.h5, transition: transition('color') },
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 40,
    height: 40,
    borderRadius: '50%',
    color: color.orangeDark,
    backgroundColor: color.peachSoft,
    transition: transition('transform', 'background-color'),
  },
  '&:hover > h3': { color: color.orangeText },
  '&:hover > span': { backgroundColor: color.peach },
  '[open] > & > span': { backgroundColor: color.peach, transform: 'rotate(45deg)' },
}));

const Answer = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  maxWidth: measure.text,
  maxHeight: 500,
  overflowY: 'auto',
  padding: theme.spacing(1, 0, 3),
  '& > p + p': { marginTop: theme.spacing(1) },
}));

/** Props of `Disclosure`. */
export interface DisclosureProps {
  /** Anchor that leads to it. */
  id: string;
  /** What it is about, as a heading of the third level. */
  title: string;
  /** Those of one group close each other: at most one is open. */
  group?: string;
  /** Whether it is open before the visitor chooses. */
  open?: boolean;
  /** Whether the content is longer than 500 pixels: it then takes focus, so that keys can scroll it. */
  long?: boolean;
  /** What is shown while it is open, 500 pixels of it at most. */
  children: ReactNode;
  /** Called with the state the visitor asked for. */
  onToggle?: (change: { open: boolean }) => void;
}

/** A heading that opens what belongs to it. It needs no script. */
export function Disclosure({
  id,
  title,
  group,
  open = false,
  long = false,
  children,
  onToggle,
}: DisclosureProps) {
  const scrolling = long ? { tabIndex: 0, role: 'group', 'aria-label': title } : {};
  const handleToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    onToggle?.({ open: currentTarget.open });
  };
  return (
    <Item id={id} open={open} onToggle={handleToggle} {...(group ? { name: group } : {})}>
      <Question>
        <h3>{title}</h3>
        <span>
          <Icon of={Plus} size={20} />
        </span>
      </Question>
      <Answer {...scrolling}>{children}</Answer>
    </Item>
  );
}
