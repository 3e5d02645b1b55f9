import type { Components, Theme } from '@mui/material/styles';
import { transition } from '../motion.ts';
import { tokens } from '../tokens.ts';

const { color, radius, target, focus } = tokens;

/** A pressed key: the painted edge under a button goes when a finger pushes it down. */
const keyEdge = 'inset 0 -3px 0 rgb(31 26 23 / 0.16)';

const shell = {
  backgroundColor: color.white,
  borderRadius: radius.control,
  boxShadow: `inset 0 0 0 1.5px ${color.lineStrong}`,
  transition: transition('box-shadow', 'background-color'),
};

/** Buttons, fields, checkboxes, the slider: everything that takes a finger or a key. */
export const inputs: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
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
        '&.Mui-disabled, &[aria-disabled="true"]': {
          color: color.inkMuted,
          backgroundColor: color.paperDeep,
          boxShadow: `inset 0 0 0 1.5px ${color.line}`,
          transform: 'none',
        },
        '&[aria-disabled="true"]': { cursor: 'not-allowed' },
        '&[aria-busy="true"]': { cursor: 'progress' },
        variants: [
          {
            props: { variant: 'contained' },
            style: {
              boxShadow: keyEdge,
              '&:hover': { boxShadow: keyEdge },
              '&:active': { boxShadow: 'none' },
            },
          },
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              '&:hover': { backgroundColor: color.orangeBright },
              '&:active': { backgroundColor: color.orangeDeep },
            },
          },
          {
            props: { variant: 'contained', color: 'secondary' },
            style: {
              '&:hover': { backgroundColor: color.greenBright },
              '&:active': { backgroundColor: color.greenDeep },
            },
          },
          {
            props: { variant: 'outlined' },
            style: {
              border: 0,
              padding: '10px 22px',
              color: color.ink,
              backgroundColor: color.white,
              boxShadow: `inset 0 0 0 1.5px ${color.ink}`,
              '&:hover': { backgroundColor: color.peachSoft },
              '&:active': { backgroundColor: color.peach },
            },
          },
          {
            props: { variant: 'text' },
            style: {
              padding: '10px 12px',
              color: color.orangeText,
              '&:hover': { backgroundColor: color.peachSoft, color: color.orangeDark },
              '&:active': { backgroundColor: color.peach, color: color.orangeDark },
              '&.Mui-disabled, &[aria-disabled="true"]': {
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
            style: { minHeight: target.large, padding: '14px 28px', fontSize: '1.0954rem' },
          },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: target.regular,
        height: target.regular,
        borderRadius: radius.control,
        color: color.ink,
        transition: transition('background-color'),
        '&:hover': { backgroundColor: color.peachSoft },
        '&:active': { backgroundColor: color.peach },
      },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: {
        ...shell,
        minHeight: target.regular,
        '&:hover': { boxShadow: `inset 0 0 0 1.5px ${color.ink}` },
        '&.Mui-focused': {
          boxShadow: `inset 0 0 0 1.5px ${color.green}, 0 0 0 ${focus.width}px rgb(15 76 69 / 0.28)`,
          outline: `2px solid ${color.green}`,
          outlineOffset: 0,
        },
        '&.Mui-error': { boxShadow: `inset 0 0 0 2px ${color.chili}` },
        '&.Mui-error.Mui-focused': {
          boxShadow: `inset 0 0 0 2px ${color.chili}, 0 0 0 ${focus.width}px rgb(179 38 30 / 0.22)`,
          outlineColor: color.chili,
        },
        '&.Mui-readOnly, &.Mui-disabled': {
          backgroundColor: color.paperDeep,
          boxShadow: `inset 0 0 0 1.5px ${color.line}`,
        },
      },
      input: {
        height: 'auto',
        padding: '11px 14px',
        borderRadius: radius.control,
        '&:focus-visible': { outline: 'none' },
        '&::placeholder': { color: color.inkMuted, opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: color.inkMuted },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: { notchedOutline: { display: 'none' }, input: { padding: '11px 14px' } },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        width: target.small,
        height: target.small,
        color: color.lineStrong,
        '&:hover': { backgroundColor: 'transparent', color: color.ink },
        '&.Mui-checked': { color: color.green },
        '&.Mui-disabled': { color: color.line },
      },
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: {
        color: color.green,
        height: 8,
        // A thumb is a 28 px dial; the rail around it takes fingers on the whole 48 px.
        padding: '20px 0',
        '@media (pointer: coarse)': { padding: '20px 0' },
      },
      rail: { opacity: 1, backgroundColor: color.peach },
      track: { border: 0 },
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
