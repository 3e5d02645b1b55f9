import type { Components, Theme } from '@mui/material/styles';
import { transition } from '../motion.ts';
import { tokens } from '../tokens.ts';

const { color, target } = tokens;

/** MUI's inputs. Native inputs use `control`. */
export const inputs: Components<Theme> = {
  MuiSlider: {
    styleOverrides: {
      root: {
        color: color.green,
        height: 8,
        // The thumb has a diameter of 28 px; the whole 48 px of the rail accept touches.
        padding: '20px 0',
        '@media (pointer: coarse)': { padding: '20px 0' },
        '&.Mui-disabled': { color: color.lineStrong },
        '&.Mui-disabled .MuiSlider-rail': { backgroundColor: color.line },
        '&.Mui-disabled .MuiSlider-thumb': {
          backgroundColor: color.paperDeep,
          borderColor: color.lineStrong,
        },
      },
      rail: { opacity: 1, backgroundColor: color.peach },
      track: {
        border: 0,
        '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
      },
      mark: {
        width: 2,
        height: 8,
        borderRadius: 1,
        backgroundColor: color.orangeText,
        opacity: 0.55,
        top: 'calc(50% + 14px)',
      },
      markActive: { backgroundColor: color.green, opacity: 1 },
      thumb: {
        width: 28,
        height: 28,
        backgroundColor: color.orange,
        border: `3px solid ${color.ink}`,
        boxShadow: tokens.shadow.low,
        transition: transition('box-shadow', 'background-color'),
        '&::before': { boxShadow: 'none' },
        '&::after': { width: target.regular, height: target.regular },
        '&:hover': { backgroundColor: color.orangeBright, boxShadow: `0 0 0 8px rgb(244 138 41 / 0.22)` },
        '&.Mui-active': { backgroundColor: color.orangeDeep, boxShadow: `0 0 0 10px rgb(244 138 41 / 0.28)` },
      },
    },
  },
};
