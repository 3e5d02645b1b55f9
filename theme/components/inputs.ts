import type { Components, Theme } from '@mui/material/styles';
import { transition } from '../motion.ts';
import { tokens } from '../tokens.ts';

const { color, radius, target, focus } = tokens;

const shell = {
  backgroundColor: color.white,
  borderRadius: radius.control,
  boxShadow: `inset 0 0 0 1.5px ${color.lineStrong}`,
  transition: transition('box-shadow', 'background-color'),
};

/** Fields, checkboxes and the slider: everything that takes a value. */
export const inputs: Components<Theme> = {
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
        '&.Mui-disabled': { color: color.lineStrong },
        '&.Mui-disabled .MuiSlider-rail': { backgroundColor: color.line },
        '&.Mui-disabled .MuiSlider-thumb': {
          backgroundColor: color.paperDeep,
          borderColor: color.lineStrong,
        },
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
