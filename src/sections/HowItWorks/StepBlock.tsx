import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { revealOnScroll } from '#behaviours/revealOnScroll.ts';
import { useBehaviour } from '#hooks/useBehaviour.ts';
import { forcedEdge, motion, tokens } from '#theme/index.ts';
import { FeatureList } from '#components/FeatureList.tsx';

const { color } = tokens;

// Hides the block until it is revealed; without a script, on paper or with motion stopped, the block is always visible.
const waiting = 'html[data-js]:not([data-motion="paused"]) &:not([data-revealed])';

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  [theme.breakpoints.up('tablet')]: { gap: theme.spacing(2) },
  '@media screen and (prefers-reduced-motion: no-preference)': {
    transition: ['opacity', 'transform'].map((part) => `${part} 600ms ${motion.curve}`).join(', '),
    [waiting]: { opacity: 0, transform: 'translateY(24px)' },
  },
  // The upright film of an upright tablet stands beside its words.
  [theme.breakpoints.between('tablet', 'laptop')]: {
    grid: '"media head" auto "media body" 1fr / 300px minmax(0, 1fr)',
    columnGap: theme.spacing(4),
    '& > img, & > [data-player]': { gridArea: 'media' },
  },
}));

const Head = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& > h3': { ...theme.typography.h3, [theme.breakpoints.down('tablet')]: theme.typography.h4 },
  [theme.breakpoints.between('tablet', 'laptop')]: { gridArea: 'head' },
}));

const Number = styled(Typography)({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: '50%',
  color: color.ink,
  backgroundColor: color.orange,
  ...forcedEdge,
}) as typeof Typography;

const Body = styled(Stack)(({ theme }) => ({
  gap: theme.spacing(1.5),
  maxWidth: tokens.measure.text,
  '& > p': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('tablet')]: {
    ...theme.typography.body2,
    gap: theme.spacing(1),
    '& > ul': { gap: 3 },
    '& > ul > li': { gap: 6 },
  },
  [theme.breakpoints.between('tablet', 'laptop')]: { gridArea: 'body' },
}));

export interface StepBlockProps {
  /** The step's number, from 1. */
  number: number;
  /** The title of the step (level 3). */
  title: string;
  /** Id of the heading. */
  titleId?: string;
  /** A description, in a sentence or two. */
  description: string;
  /** Highlights, one short line each. */
  highlights: readonly string[];
  /** A `VideoPlayer` or a picture: one element. */
  media: ReactNode;
}

/**
 * One of several steps: its number and text, and a video or picture, beside them on an upright tablet. It appears when a fifth
 * of it is in view; without a script, on paper or with motion stopped it is always visible. Use `FeatureCard` for items
 * without an order, and `StepProgress` for the current place in a form.
 *
 * Its title is a level 3 heading and begins with a verb; put the steps in an ordered list. The text must include everything
 * the video shows.
 */
export function StepBlock({ number, title, titleId, description, highlights, media }: StepBlockProps) {
  useBehaviour(revealOnScroll);
  return (
    <Block data-reveal="">
      <Head>
        <Number variant="h4" component="p">
          {number}
        </Number>
        <Typography component="h3" id={titleId}>
          {title}
        </Typography>
      </Head>
      {media}
      <Body>
        <Typography>{description}</Typography>
        <FeatureList items={highlights} />
      </Body>
    </Block>
  );
}
