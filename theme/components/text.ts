import type { Components, Theme } from '@mui/material/styles';
import { hovered } from '../hovered.ts';
import { linkColor } from '../moreContrast.ts';
import { tokens } from '../tokens.ts';

const { color } = tokens;

/** Text, links and lists. */
export const text: Components<Theme> = {
  MuiTypography: {
    defaultProps: {
      // A paragraph has the size of what holds it; `variant` gives it one of its own.
      variant: 'inherit',
      variantMapping: {
        display: 'h1',
        figure: 'p',
        subtitle1: 'p',
        subtitle2: 'p',
        caption: 'p',
        overline: 'p',
      },
    },
  },
  MuiLink: {
    styleOverrides: {
      root: {
        textDecorationColor: 'currentcolor',
        textDecorationThickness: '1.5px',
        textUnderlineOffset: '0.2em',
        ...hovered({ textDecorationThickness: '2.5px' }),
        variants: [
          {
            props: { color: 'primary' },
            style: { color: linkColor, ...hovered({ color: color.orangeDark }) },
          },
        ],
      },
    },
  },
  MuiList: {
    // Safari takes a list without markers for none, unless it has the role.
    defaultProps: { disablePadding: true, role: 'list' },
    styleOverrides: { root: { position: 'static' } },
  },
  // A line of text. A list whose lines are rows says so itself.
  MuiListItem: {
    defaultProps: { disablePadding: true },
    styleOverrides: {
      root: {
        display: 'list-item',
        width: 'auto',
        justifyContent: 'normal',
        alignItems: 'normal',
        position: 'static',
        textAlign: 'inherit',
      },
    },
  },
};
