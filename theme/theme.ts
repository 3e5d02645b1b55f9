import { createTheme } from '@mui/material/styles';
import { emUnit, inEm } from './breakpoints.ts';
import { buttons } from './components/buttons.ts';
import { feedback } from './components/feedback.ts';
import { inputs } from './components/inputs.tsx';
import { navigation } from './components/navigation.ts';
import { surfaces } from './components/surfaces.ts';
import { tables } from './components/tables.ts';
import { text } from './components/text.ts';
import { motion } from './motion.ts';
import { palette } from './palette.ts';
import { tokens } from './tokens.ts';
import { typography } from './typography.ts';

const { shadow, focus, space, radius, breakpoint } = tokens;
// MUI’s parts ask for its own `sm`; without it they write media queries that no browser can read.
const widths = Object.fromEntries(
  Object.entries({ ...breakpoint, sm: breakpoint.tablet }).map(([name, pixels]) => [name, inEm(pixels)]),
) as Record<keyof typeof breakpoint, number>;

/** MUI requires 25 shadows; this design has three, by height. */
function shadowAt(height: number): string {
  if (height === 0) return shadow.none;
  if (height < 4) return shadow.low;
  return height < 12 ? shadow.raised : shadow.lifted;
}

/** The only scheme, light, as CSS variables. All of the product uses it. */
export const theme = createTheme({
  // The baseline sets it (`components/surfaces.ts`).
  cssVariables: { disableCssColorScheme: true },
  palette,
  typography,
  // With larger text, a window is laid out like a narrower one.
  breakpoints: { ...emUnit, values: widths },
  spacing: space,
  shape: { borderRadius: radius.control },
  shadows: Array.from({ length: 25 }, (_, height) => shadowAt(height)) as never,
  transitions: {
    duration: {
      shortest: motion.quick,
      shorter: motion.quick,
      short: motion.settle,
      standard: motion.settle,
      complex: motion.slow,
      enteringScreen: motion.slow,
      leavingScreen: motion.settle,
    },
    easing: { easeOut: motion.curve, easeInOut: motion.curve, easeIn: motion.curve, sharp: motion.curve },
  },
  focusVisible: {
    outlineColor: 'var(--focus-color)',
    outlineWidth: focus.width,
    outlineOffset: focus.offset,
    // MUI's own would take the place of the shadow that is a key's edge.
    boxShadow: undefined,
  },
  components: { ...buttons, ...inputs, ...navigation, ...surfaces, ...tables, ...text, ...feedback },
});
