import { styled } from '@mui/material/styles';
import { tokens, transition, unseen } from '#theme/index.ts';

const { color, radius, shadow, target, focus } = tokens;

/** What both keys of a film have in common. */
const plain = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  margin: 0,
  border: 0,
  cursor: 'pointer',
  // Without a script there is nothing to press; when it comes nothing moves.
  'html:not([data-js]) &': { visibility: 'hidden' },
} as const;

/** The film, or nothing while it has no picture, over the still. */
export const Film = styled('video')({ display: 'block', width: '100%', height: 'auto' });

/** The tablet around the film; what belongs to one of its states is drawn in that state. */
export const Screen = styled('div')({
  position: 'relative',
  display: 'grid',
  padding: 10,
  borderRadius: radius.panel - 4,
  backgroundColor: color.ink,
  boxShadow: shadow.lifted,
  '& > picture, & > video': {
    gridArea: '1 / 1',
    overflow: 'hidden',
    borderRadius: radius.card - 2,
    cursor: 'pointer',
  },
  // Not even fetched until near: browsers fetch lazy pictures from thousands of pixels away. The film has the still's
  // size, and lies over it although the still is painted as a layer.
  '& > picture': { contentVisibility: 'auto' },
  '& > video': { position: 'relative' },
  '& img': { display: 'block', width: '100%', height: 'auto', backgroundColor: color.paperDeep },
  '& [data-while]': { display: 'inline-flex', alignItems: 'center', gap: 8 },
  '&:not([data-playing]) [data-while="playing"], &[data-playing] [data-while="resting"]': { display: 'none' },
});

/** Starts and stops the film from one place, so that a second tap meets it again: large on the still, quiet over what moves. */
export const Key = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  ...plain,
  gridArea: '1 / 1',
  placeSelf: 'end center',
  zIndex: 1,
  minHeight: target.regular,
  marginBottom: 12,
  padding: '0 28px 0 22px',
  borderRadius: radius.round,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  boxShadow: shadow.lifted,
  transition: transition('background-color', 'opacity'),
  [theme.breakpoints.up('tablet')]: { minHeight: target.large, marginBottom: 20 },
  '&:hover': { backgroundColor: theme.vars.palette.primary.light },
  '&:active': { backgroundColor: theme.vars.palette.primary.dark },
  '[data-playing] > &': {
    minHeight: target.small,
    color: color.paper,
    backgroundColor: 'rgb(31 26 23 / 0.82)',
    boxShadow: 'none',
  },
  '[data-playing] > &:focus-visible': { outlineColor: focus.onDark },
}));

/** Asks for the whole screen, on a small window. */
export const WholeScreen = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  ...plain,
  minHeight: target.regular,
  marginTop: theme.spacing(1),
  padding: '0 4px',
  color: 'inherit',
  background: 'none',
  [theme.breakpoints.up('tablet')]: { display: 'none' },
}));

/** The words under the film; on a small window, where the film has a screen of its own, for readers alone. */
export const Caption = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('tablet')]: unseen,
}));

/** The dark screen-filling dialog of a small window. */
export const Theatre = styled('dialog')({
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
  '& > video': { flex: 'none', maxHeight: 'calc(100% - 72px)', margin: 'auto 0' },
  '& :focus-visible': { outlineColor: focus.onDark },
});

/** The dialog's title and its cross. */
export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '12px 12px 12px 20px',
  '& > p': theme.typography.h4,
}));

/** The dialog's cross. */
export const CloseKey = styled('button')({
  ...plain,
  width: target.regular,
  height: target.regular,
  padding: 0,
  borderRadius: radius.control,
  color: 'inherit',
  background: 'none',
});
