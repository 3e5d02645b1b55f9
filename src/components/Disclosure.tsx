import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { openOneOfGroup } from '#behaviours/openOneOfGroup.ts';
import { useBehaviour } from '#hooks/useBehaviour.ts';
import { hovered, motion, tokens, transition } from '#theme/index.ts';
import { foldMark } from './foldMark.ts';

const { color, radius, measure } = tokens;

const Item = styled('details')({
  interpolateSize: 'allow-keywords',
  color: color.ink,
  // Neighboring items are separated by a perforated line.
  '& + &': {
    borderTop: `2px dashed ${color.line}`,
    // There each question has an edge of its own.
    '@media (forced-colors: active)': { border: 0, paddingTop: 4 },
  },
  '&::details-content': {
    blockSize: 0,
    overflowY: 'clip',
    transition: `block-size ${motion.slow}ms ${motion.curve}, content-visibility ${motion.slow}ms allow-discrete`,
  },
  '&[open]::details-content': { blockSize: 'auto' },
  // A target of an anchor opens without animation: the page cannot scroll to an answer that is still growing.
  '&:target::details-content': { transition: 'none' },
  // An anchor opens it: through `openAnchorTarget`, or without a script through the browser, where supported.
  '@media (scripting: none)': {
    '&:target::details-content': { blockSize: 'auto', contentVisibility: 'visible' },
  },
});

const Question = styled('summary')(foldMark, ({ theme }) => ({
  minHeight: 52,
  // Room for the focus ring around the text.
  margin: theme.spacing(0, -1),
  padding: theme.spacing(1, 1),
  borderRadius: radius.control,
  '@media (forced-colors: active)': { paddingInline: 16 },
  '& > h3': { transition: transition('color') },
  ...hovered({ '& > h3': { color: color.orangeText } }),
}));

const Answer = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  maxWidth: measure.text,
  // At least 500 pixels, and more with larger text.
  maxHeight: '31.25rem',
  overflowY: 'auto',
  '@media print': { maxHeight: 'none' },
  padding: theme.spacing(1, 0, 3),
  '@media (forced-colors: active)': { paddingInline: 8 },
  '& > p + p': { marginTop: theme.spacing(1) },
}));

export interface DisclosureProps {
  /** Anchor id of the item. */
  id: string;
  /** The heading (level 3). */
  title: string;
  /** Group name: at most one item of a group is open. */
  group?: string;
  /** Whether it starts open. */
  open?: boolean;
  /** Set if the content is longer than 500 pixels: the content then takes focus, so keys can scroll it. */
  long?: boolean;
  /** The content, at most 500 pixels high. */
  children: ReactNode;
}

/**
 * A heading that opens its content, which is at most 500 pixels high. It is a native `details`, so it works without a
 * script. Do not use it for content that every visitor must read, and do not put a form in it.
 *
 * The level 3 heading names it; a tap anywhere on the heading toggles it. Enter and Space open and close it, and long
 * content takes focus and scrolls by the arrow keys. Word the title as a visitor's question. Put disclosures into one
 * `group` if only one may be open.
 */
export function Disclosure({ id, title, group, open = false, long = false, children }: DisclosureProps) {
  useBehaviour(openOneOfGroup);
  const scrolling = long ? { tabIndex: 0, role: 'group', 'aria-label': title } : {};
  return (
    <Item id={id} open={open} {...(group ? { name: group } : {})}>
      <Question>
        <Typography variant="h5" component="h3">
          {title}
        </Typography>
      </Question>
      <Answer {...scrolling}>{children}</Answer>
    </Item>
  );
}
