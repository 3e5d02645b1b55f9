import { styled } from '@mui/material/styles';
import { tokens, transition, unseen } from '#theme/index.ts';
import { iconMask } from './iconImage.ts';

const { color, radius, shadow, target, focus } = tokens;

/** Styles shared by both buttons of a video. */
const plain = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: target.regular,
  margin: 0,
  border: 0,
  cursor: 'pointer',
  // Hidden without a script; its space is reserved, so nothing shifts.
  'html:not([data-js]) &': { visibility: 'hidden' },
} as const;

/** The video; transparent over the poster until its first frame loads. */
export const Video = styled('video')({ display: 'block', width: '100%', height: 'auto' });

/** A cut of the video for other windows, and its size in pixels. */
export interface OtherCut {
  media: string;
  width: number;
  height: number;
}

/** The tablet around the video; elements with `data-while` are visible only in that state. */
export const VideoFrame = styled('div', { shouldForwardProp: (prop) => prop !== 'otherCut' })<{
  otherCut: OtherCut | undefined;
}>(({ otherCut }) => ({
  position: 'relative',
  display: 'grid',
  // The video, and below it the controls, which do not cover it.
  grid: '"film film" auto "full play" auto / minmax(0, 1fr) auto',
  rowGap: 6,
  padding: '10px 10px 6px',
  borderRadius: radius.panel - 4,
  backgroundColor: color.ink,
  boxShadow: shadow.lifted,
  '& > picture, & > video': {
    gridArea: 'film',
    overflow: 'hidden',
    borderRadius: radius.card - 2,
    cursor: 'pointer',
  },
  // Side by side, the two labels would not fit.
  '@media (max-width: 22.5em)': { grid: '"film" auto "play" auto "full" auto / minmax(0, 1fr)' },
  // Delays the fetch until the picture is near: browsers fetch lazy pictures from thousands of pixels away. The video has
  // the poster's size, and lies above it although the poster is painted as a layer.
  '& > picture': { contentVisibility: 'auto' },
  // Until its files load, the video does not know which cut applies.
  '& > video': { position: 'relative', alignSelf: 'stretch', objectFit: 'cover' },
  '& img': { display: 'block', width: '100%', height: 'auto', backgroundColor: color.paperDeep },
  '&:not([data-playing]) [data-while="playing"]': { display: 'none' },
  // A label beside a moving picture distracts, and the icon is enough. The resting label keeps its space, so nothing moves
  // when autoplay begins.
  '& [data-while="playing"]': unseen,
  '&[data-playing] [data-while="resting"]': { visibility: 'hidden' },
  // Without a script, the video has no files, and only the poster is shown.
  '@media (scripting: none)': { '& > video, & > button': { display: 'none' } },
  // Until its files load, the video has the first cut's size, and the poster is not rendered until it is near.
  ...(otherCut && {
    [`@media ${otherCut.media}`]: { '& > video': { aspectRatio: `${otherCut.width} / ${otherCut.height}` } },
  }),
}));

/** Starts and pauses the video, in the lower right corner of the tablet. */
export const PlayButton = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  ...plain,
  gridArea: 'play',
  minWidth: target.regular,
  // Places the icon in the corner.
  flexDirection: 'row-reverse',
  padding: '0 12px 0 16px',
  borderRadius: radius.round,
  [theme.breakpoints.down('tablet')]: { fontSize: '0.8125rem', lineHeight: 1.2, gap: 6 },
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  transition: transition('background-color'),
  '&:hover': { backgroundColor: theme.vars.palette.primary.light },
  '&:active': { backgroundColor: theme.vars.palette.primary.dark },
  '&::before': iconMask('play'),
  '[data-playing] > &::before': iconMask('pause'),
  '[data-playing] > &': { color: color.paper, backgroundColor: 'transparent' },
  '&:focus-visible': { outlineColor: focus.onDark },
}));

/** Opens the video full screen, on a small window. */
export const FullscreenButton = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  ...plain,
  gridArea: 'full',
  justifySelf: 'start',
  padding: '0 6px',
  fontSize: '0.8125rem',
  lineHeight: 1.2,
  textAlign: 'left',
  color: color.paper,
  background: 'none',
  '&::before': iconMask('maximize'),
  '&:focus-visible': { outlineColor: focus.onDark },
  [theme.breakpoints.up('tablet')]: { display: 'none' },
}));

const headerHeight = 72;

/**
 * The dark full-screen dialog of a small window. Its video's box has the picture's size, so a click beside the video is a
 * click on the dialog, which closes it.
 */
export const FullscreenDialog = styled('dialog', { shouldForwardProp: (prop) => prop !== 'film' })<{
  film: { width: number; height: number };
}>(({ film: { width, height } }) => ({
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  color: color.paper,
  backgroundColor: color.ink,
  '&[open]': { display: 'flex', flexDirection: 'column' },
  'html:has(&[open])': { overflow: 'hidden' },
  '& > video': {
    flex: 'none',
    maxWidth: `calc((100dvh - ${headerHeight}px) * ${width / height})`,
    aspectRatio: `${width} / ${height}`,
    margin: 'auto',
  },
  '& :focus-visible': { outlineColor: focus.onDark },
}));

/** The dialog's title and its close button. */
export const DialogHeader = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '12px 12px 12px 20px',
  '& > p': theme.typography.h4,
}));

/** The dialog's close button. */
export const CloseButton = styled('button')({
  ...plain,
  width: target.regular,
  height: target.regular,
  padding: 0,
  borderRadius: radius.control,
  color: 'inherit',
  background: 'none',
  '&::before': iconMask('close', 24),
});
