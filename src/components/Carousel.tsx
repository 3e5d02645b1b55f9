import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { carousel } from '#behaviours/carousel.ts';
import { useBehaviour } from '#hooks/useBehaviour.ts';
import { inEm, tokens, transition } from '#theme/index.ts';
import { iconMask } from './iconImage.ts';
import { renderedLate, type Heights } from './renderedLate.ts';

const { color, focus, measure, radius, target } = tokens;

const Track = styled(List)(({ theme }) => ({
  // Makes absolutely positioned content of a slide scroll with the slide.
  position: 'relative',
  display: 'flex',
  gap: theme.spacing(2),
  // On a phone, the negative margin cancels the page's 20 pixels of padding, so slides reach the window's edges.
  margin: theme.spacing(0, -2.5),
  padding: theme.spacing(0.5, 2.5),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: 20,
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  '&:focus-visible': { outlineOffset: -focus.width },
  // On a window wider than the page, slides still reach its edges, and the first one starts at the page's left edge.
  [theme.breakpoints.up(inEm(measure.site + 40))]: {
    marginInline: 'calc(50% - 50vw)',
    paddingInline: `calc(50vw - ${measure.site / 2}px)`,
    scrollPaddingInline: `calc(50vw - ${measure.site / 2}px)`,
  },
})) as typeof List;

const Slide = styled(ListItem, { shouldForwardProp: (prop) => prop !== 'heights' })<{
  heights: Heights | undefined;
}>(({ theme, heights }) => ({
  flex: '0 0 min(95%, 1090px)',
  scrollSnapAlign: 'start',
  // Those that are off the row are rendered late, each in a frame of its own.
  ...(heights && renderedLate(theme, heights)),
}));

const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1),
  marginTop: theme.spacing(2),
  '& > a, & > button': {
    ...theme.typography.button,
    display: 'grid',
    placeItems: 'center',
    flex: `0 0 ${target.regular}px`,
    minHeight: target.regular,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: radius.round,
    color: color.green,
    background: 'none',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: transition('background-color'),
  },
  // The numbers share what the smallest window has between the buttons.
  '& > a': { flexShrink: 1, minWidth: 24 },
  '& > a:hover, & > button:not([aria-disabled="true"]):hover': { backgroundColor: color.peachSoft },
  '& > button': { boxShadow: `inset 0 0 0 1.5px ${color.lineStrong}` },
  '& > [data-slide-by="-1"]::before': iconMask('arrowLeft'),
  '& > [data-slide-by="1"]::before': iconMask('arrowRight'),
  '& > [aria-disabled="true"]': {
    color: color.inkMuted,
    boxShadow: `inset 0 0 0 1.5px ${color.line}`,
    cursor: 'default',
    '&::before': {
      opacity: 0.5,
      '@media (forced-colors: active)': { opacity: 1, backgroundColor: 'GrayText' },
    },
  },
  '& > a[aria-current="true"]': { color: color.paper, backgroundColor: color.green },
  '@media (scripting: none)': { '& > button': { display: 'none' } },
}));

/** Props of `Carousel`. */
export interface CarouselProps {
  /** Accessible name of the slides. */
  label: string;
  /** The slides in order. Each id is an anchor; the title names the link that leads to it. */
  slides: ReadonlyArray<{ id: string; title: string; content: ReactNode }>;
  /** About how tall the tallest slide is, which a page reserves for each until it renders it. */
  heights?: Heights;
  /** Accessible name of the button that goes back by one slide. */
  backLabel: string;
  /** Accessible name of the button that advances by one slide. */
  onLabel: string;
}

/**
 * Slides side by side, reached by swiping, arrow keys, two buttons or a numbered link to each. The next slide's edge is
 * visible, and the row is as high as its tallest slide, so nothing below it moves. Do not use it for content that visitors
 * compare or must read: few visitors see the last slide.
 *
 * The list is named by its label, and each link by its slide's number and title; give each slide a title that makes sense
 * out of context. Tab reaches the row, where the arrow keys scroll it, then the buttons and the links. The behavior
 * `carousel` moves the row, marks the current number, and disables the button at either end, which keeps the focus. Without
 * a script, the numbers are links to the slides' anchors, and the buttons are hidden. Do not change slides on a timer, and
 * repeat important content outside the carousel.
 */
export function Carousel({ label, slides, heights, backLabel, onLabel }: CarouselProps) {
  useBehaviour(carousel);
  // Focusable so the arrow keys can scroll it.
  const scrolling = { tabIndex: 0, 'aria-label': label };
  return (
    <div data-carousel="">
      <Track component="ol" data-track="" {...scrolling}>
        {slides.map(({ id, content }) => (
          <Slide key={id} id={id} heights={heights} data-slide="" data-rendered-late={heights && ''}>
            {content}
          </Slide>
        ))}
      </Track>
      <Controls>
        <ButtonBase type="button" data-slide-by="-1" aria-label={backLabel} />
        {slides.map(({ id, title }, at) => (
          <Link key={id} href={`#${id}`} data-slide-link="" aria-label={`${at + 1}: ${title}`}>
            {at + 1}
          </Link>
        ))}
        <ButtonBase type="button" data-slide-by="1" aria-label={onLabel} />
      </Controls>
    </div>
  );
}
