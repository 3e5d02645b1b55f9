import { styled, type Theme } from '@mui/material/styles';
import { tokens } from '#theme/index.ts';
import { iconMask } from './iconImage.ts';
import { pressedBeside } from './pressedBeside.ts';

const { color, radius, target, focus } = tokens;

export const plain = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: target.regular,
  margin: 0,
  border: 0,
  cursor: 'pointer',
  // Hidden without a script; its space is reserved so that nothing shifts.
  'html:not([data-js]) &': { visibility: 'hidden' },
} as const;

export interface Size {
  width: number;
  height: number;
}

export const ratio = ({ width, height }: Size) => `${width} / ${height}`;

const headerHeight = 72;

/**
 * The dark screen-filling dialog of a small window. The box of its film is as large as its picture, so that a click beside
 * the film is a click on the dialog, which closes it.
 */
function dialogStyles(theme: Theme, film: Size) {
  return {
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    color: color.paper,
    backgroundColor: color.ink,
    ...pressedBeside,
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '& > form': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 16,
      padding: '12px 12px 12px 20px',
    },
    '& p': theme.typography.h4,
    '& button': {
      ...plain,
      width: target.regular,
      height: target.regular,
      padding: 0,
      borderRadius: radius.control,
      color: 'inherit',
      background: 'none',
      '&::before': iconMask('close', 24),
    },
    '& > video': {
      display: 'block',
      flex: 'none',
      width: '100%',
      maxWidth: `calc((100dvh - ${headerHeight}px) * ${film.width / film.height})`,
      aspectRatio: ratio(film),
      margin: 'auto',
    },
    '& :focus-visible': { outlineColor: focus.onDark },
  } as const;
}

/** Around everything of a film; the dialog and both films in it are made by the behaviour `video`. */
export const Player = styled('div', { shouldForwardProp: (prop) => prop !== 'film' })<{ film: Size }>(
  ({ theme, film }) => ({ '& > dialog': dialogStyles(theme, film) }),
);
