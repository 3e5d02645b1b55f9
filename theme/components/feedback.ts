import type { Components, Theme } from '@mui/material/styles';
import { tokens } from '../tokens.ts';

const { color, radius, shadow } = tokens;

/** Feedback: dialogs and their backdrop. */
export const feedback: Components<Theme> = {
  MuiBackdrop: {
    styleOverrides: {
      root: {
        backgroundColor: 'rgb(31 26 23 / 0.55)',
        '&.MuiBackdrop-invisible': { backgroundColor: 'transparent' },
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: radius.panel, backgroundColor: color.paper, boxShadow: shadow.lifted },
    },
  },
};
