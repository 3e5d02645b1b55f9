import type { Components, Theme } from '@mui/material/styles';
import { transition } from '../motion.ts';
import { tokens } from '../tokens.ts';

const { radius, target } = tokens;

/** Navigation: tabs are keys side by side, in as many rows as they need, the selected one pressed. */
export const navigation: Components<Theme> = {
  MuiTabs: {
    defaultProps: { selectionFollowsFocus: true },
    styleOverrides: {
      root: { overflow: 'visible', minHeight: 0 },
      // MUI writes it into the element's style.
      scroller: { overflow: 'visible !important' },
      list: { display: 'grid', gap: 6 },
      indicator: { display: 'none' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        maxWidth: 'none',
        minHeight: target.regular,
        padding: '8px 12px',
        borderRadius: radius.control,
        opacity: 1,
        transition: transition('background-color', 'color'),
        '&.Mui-focusVisible': {
          outline: `${tokens.focus.width}px solid var(--focus-color)`,
          outlineOffset: tokens.focus.offset,
        },
      },
    },
  },
};
