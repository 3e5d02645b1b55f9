import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { hovered, sheetEdge, tokens, transition, visuallyHidden } from '#theme/index.ts';
import { iconMask } from './iconImage.ts';
import { plain, ratio, type Size } from './videoDialog.ts';

const { color, radius, shadow, target, focus } = tokens;

/** The tablet's edge around the film, in pixels. */
const rim = 10;

/** A cut of the film for other windows. */
export interface OtherCut extends Size {
  media: string;
}

/** The tablet around the film; elements of a state are shown in that state only. */
export const VideoFrame = styled('div', {
  shouldForwardProp: (prop) => prop !== 'poster' && prop !== 'otherCut',
})<{ poster: Size; otherCut: OtherCut | undefined }>(({ poster, otherCut }) => ({
  position: 'relative',
  display: 'flex',
  // The film, and below it the controls, which cover none of it: beside each other, or below each other where their words
  // are too long for that.
  flexFlow: 'row-reverse wrap',
  gap: '6px 8px',
  padding: `${rim}px ${rim}px 6px`,
  borderRadius: radius.panel - 4,
  backgroundColor: color.ink,
  boxShadow: shadow.lifted,
  '& > picture, & > video': {
    width: '100%',
    overflow: 'hidden',
    borderRadius: radius.card - 2,
    cursor: 'pointer',
    aspectRatio: ratio(poster),
    ...(otherCut && { [`@media ${otherCut.media}`]: { aspectRatio: ratio(otherCut) } }),
  },
  // Not even fetched until near: browsers fetch lazy pictures from thousands of pixels away. Until then it keeps its place.
  '& > picture': { display: 'block', contentVisibility: 'auto' },
  // Over the still, and as large.
  '& > video': {
    position: 'absolute',
    top: rim,
    left: rim,
    maxWidth: `calc(100% - ${rim * 2}px)`,
    objectFit: 'cover',
  },
  '& img': { display: 'block', width: '100%', height: 'auto', backgroundColor: color.paperDeep },
  '&:not([data-playing]) [data-while="playing"]': { display: 'none' },
  // A label beside a moving picture distracts, and the icon is enough. The resting label keeps its space, so nothing moves
  // when autoplay begins.
  '& [data-while="playing"]': visuallyHidden,
  '&[data-playing] [data-while="resting"]': { visibility: 'hidden' },
  // Without a script, the video has no files, and only the poster is shown.
  '@media (scripting: none)': { '& > button': { display: 'none' } },
  // There the tablet has the color of the page.
  ...sheetEdge,
}));

/** Starts and pauses the video, in the lower right corner of the tablet. */
export const PlayButton = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.button,
  ...plain,
  minWidth: target.regular,
  // Places the icon in the corner.
  flexDirection: 'row-reverse',
  padding: '0 12px 0 16px',
  borderRadius: radius.round,
  [theme.breakpoints.down('tablet')]: { flexGrow: 1, fontSize: '0.8125rem', lineHeight: 1.2, gap: 6 },
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  transition: transition('background-color'),
  ...hovered({ backgroundColor: theme.vars.palette.primary.light }),
  '&:active': { backgroundColor: theme.vars.palette.primary.dark },
  '&::before': iconMask('play'),
  '[data-playing] > &::before': iconMask('pause'),
  '[data-playing] > &': { color: color.paper, backgroundColor: 'transparent' },
  '&:focus-visible': { outlineColor: focus.onDark },
}));

export const FullscreenButton = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.button,
  ...plain,
  marginRight: 'auto',
  // On two lines, which leaves the other button room beside it.
  width: 'min-content',
  padding: '0 6px',
  fontSize: '0.8125rem',
  lineHeight: 1.2,
  textAlign: 'left',
  color: color.paper,
  background: 'none',
  '&::before': iconMask('maximize'),
  '&:focus-visible': { outlineColor: focus.onDark },
  [theme.breakpoints.up('tablet')]: { display: 'none' },
  '@media (forced-colors: active)': { borderRadius: radius.control },
}));
