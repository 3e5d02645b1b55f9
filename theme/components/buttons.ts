import type { Components, Theme } from '@mui/material/styles';
import { forcedEdge } from '../forcedColors.ts';
import { hovered } from '../hovered.ts';
import { linkColor, quietColor } from '../moreContrast.ts';
import { transition } from '../motion.ts';
import { tokens } from '../tokens.ts';

const { color, focus, radius, target } = tokens;

/** The painted edge under a button, which disappears while the button is pressed. */
const keyEdge = 'inset 0 -3px 0 rgb(31 26 23 / 0.16)';

/** A loading button looks pressed, in a paler shade of its color. */
const loading = '&&.MuiButton-loading';

/** A disabled button. It overrides the hover styles. */
const off = '&&.Mui-disabled:not(.MuiButton-loading), &&[aria-disabled="true"]:not(.MuiButton-loading)';

/** Buttons. No ripple: a button moves down and up instead. */
export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: {
      // MUI's own ring needs its script, which a public page has not loaded.
      root: {
        '&:focus-visible:not(.Mui-focusVisible)': {
          outline: `${focus.width}px solid var(--focus-color)`,
          outlineOffset: focus.offset,
        },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: target.regular,
        padding: '10px 22px',
        borderRadius: radius.control,
        textAlign: 'center',
        transition: transition('background-color', 'box-shadow', 'transform', 'color'),
        '&:active': { transform: 'translateY(1px)' },
        [loading]: { cursor: 'progress', pointerEvents: 'auto', boxShadow: 'none' },
        [off]: {
          color: quietColor,
          backgroundColor: color.paperDeep,
          border: 0,
          boxShadow: `inset 0 0 0 1.5px ${color.line}`,
          transform: 'none',
        },
        '&[aria-disabled="true"]': { cursor: 'not-allowed' },
        variants: [
          {
            props: { variant: 'contained' },
            style: {
              ...forcedEdge,
              boxShadow: keyEdge,
              '&, &:hover': { boxShadow: keyEdge },
              '&.Mui-focusVisible': { boxShadow: keyEdge },
              '&:active': { boxShadow: 'none' },
            },
          },
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              ...hovered({ backgroundColor: color.orangeBright }),
              '&:active': { backgroundColor: color.orangeDeep },
              [loading]: { backgroundColor: color.peach, color: color.ink },
            },
          },
          {
            props: { variant: 'contained', color: 'secondary' },
            style: {
              ...hovered({ backgroundColor: color.greenBright }),
              '&:active': { backgroundColor: color.greenDeep },
              [loading]: { backgroundColor: color.greenBright, color: color.paper },
            },
          },
          {
            props: { variant: 'outlined' },
            style: {
              ...forcedEdge,
              border: 0,
              padding: '10px 22px',
              color: color.ink,
              backgroundColor: color.white,
              '&, &:hover': { boxShadow: `inset 0 0 0 1.5px ${color.ink}` },
              ...hovered({ backgroundColor: color.peachSoft }),
              '&:active': { backgroundColor: color.peach },
              '&.Mui-focusVisible': { boxShadow: `inset 0 0 0 1.5px ${color.ink}` },
              [loading]: {
                backgroundColor: color.peachSoft,
                color: color.ink,
                boxShadow: `inset 0 0 0 1.5px ${color.ink}`,
              },
            },
          },
          {
            props: { variant: 'text' },
            style: {
              padding: '10px 12px',
              color: linkColor,
              ...hovered({ backgroundColor: color.peachSoft, color: color.orangeDark }),
              '&:active': { backgroundColor: color.peach, color: color.orangeDark },
              [off]: {
                backgroundColor: 'transparent',
                boxShadow: 'none',
              },
            },
          },
          {
            props: { size: 'small' },
            style: { minHeight: target.small, padding: '8px 16px', fontSize: '0.9375rem' },
          },
          {
            props: { size: 'large' },
            style: { minHeight: target.large, padding: '14px min(28px, 4vw)', fontSize: '1.0954rem' },
          },
        ],
      },
      // While loading, the wheel takes the place of an icon before the words.
      startIcon: { variants: [{ props: { loading: true }, style: { display: 'none' } }] },
      loadingIndicator: { position: 'static', marginLeft: -4, marginRight: 8 },
    },
  },
  // A key that stays down.
  MuiToggleButton: {
    styleOverrides: {
      root: {
        border: 0,
        borderRadius: radius.control,
        color: color.ink,
        '&, &:hover': { backgroundColor: color.white },
        transition: transition('background-color', 'box-shadow', 'color'),
        ...hovered({ backgroundColor: color.peachSoft }),
        '&.Mui-selected, &.Mui-selected:hover': { color: color.paper, backgroundColor: color.green },
        '@media (forced-colors: active)': {
          '&.Mui-selected': {
            forcedColorAdjust: 'none',
            color: 'HighlightText',
            backgroundColor: 'Highlight',
          },
        },
      },
    },
  },
  // The keys stand apart, each with edges of its own.
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        '&&& > button': { margin: 0, border: 0, borderRadius: radius.control },
      },
    },
  },
  MuiIconButton: {
    // Without MUI's own ground under the pointer, which leaves the button transparent after a tap.
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        width: target.regular,
        height: target.regular,
        borderRadius: radius.control,
        color: color.ink,
        transition: transition('background-color'),
        ...hovered({ backgroundColor: color.peachSoft }),
        '&:active': { backgroundColor: color.peach },
        '&&[aria-disabled="true"]': {
          color: quietColor,
          backgroundColor: color.paperDeep,
          cursor: 'not-allowed',
        },
      },
    },
  },
};
