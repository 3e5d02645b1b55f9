import type { PaletteOptions } from '@mui/material/styles';
import { tokens } from './tokens.ts';

const { color } = tokens;

/** The purpose of each color. White on the brand orange has only 2.5:1, so text on orange is always dark ink. */
export const palette: PaletteOptions = {
  mode: 'light',
  primary: {
    main: color.orange,
    light: color.orangeBright,
    dark: color.orangeDeep,
    contrastText: color.ink,
  },
  secondary: {
    main: color.green,
    light: color.greenBright,
    dark: color.greenDeep,
    contrastText: color.paper,
  },
  error: { main: color.chili, light: color.chiliSoft, dark: color.chiliDeep, contrastText: color.white },
  warning: {
    main: color.orangeText,
    light: color.peachSoft,
    dark: color.orangeDark,
    contrastText: color.white,
  },
  info: { main: color.green, light: color.greenSoft, dark: color.greenDeep, contrastText: color.paper },
  success: { main: color.leaf, light: color.leafSoft, dark: color.leaf, contrastText: color.white },
  text: { primary: color.ink, secondary: color.inkMuted, disabled: color.inkMuted },
  background: { default: color.paper, paper: color.white },
  divider: color.line,
  brandText: color.orangeText,
  quiet: color.paperDeep,
  common: { black: color.ink, white: color.white },
};
