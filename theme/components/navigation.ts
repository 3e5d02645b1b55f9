import type { Components, Theme } from '@mui/material/styles';
import { transition } from '../motion.ts';
import { tokens } from '../tokens.ts';

const { color, shadow } = tokens;

/** Navigation: links and panels. */
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
  MuiDrawer: {
    styleOverrides: {
      paper: { width: 280, maxWidth: '86vw', backgroundColor: color.paper, boxShadow: shadow.lifted },
    },
  },
};
