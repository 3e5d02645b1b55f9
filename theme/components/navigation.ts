import type { Components, Theme } from '@mui/material/styles';
import { transition } from '../motion.ts';
import { tokens } from '../tokens.ts';

const { color, radius, target, shadow } = tokens;

/** Links, bars, panels: everything that takes the visitor somewhere else. */
export const navigation: Components<Theme> = {
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        color: color.orangeText,
        textDecorationColor: 'currentColor',
        textDecorationThickness: '1.5px',
        textUnderlineOffset: '0.2em',
        borderRadius: 4,
        transition: transition('color', 'text-decoration-thickness'),
        '&:hover': { color: color.orangeDark, textDecorationThickness: '2.5px' },
      },
    },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'transparent' },
    styleOverrides: { root: { transition: transition('background-color', 'box-shadow', 'color') } },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: { width: 280, maxWidth: '86vw', backgroundColor: color.paper, boxShadow: shadow.lifted },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minHeight: target.regular,
        borderRadius: radius.control,
        '&:hover': { backgroundColor: color.peachSoft },
        '&.Mui-selected': { backgroundColor: color.peach },
      },
    },
  },
};
