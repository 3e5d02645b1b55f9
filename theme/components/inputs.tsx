import type { Components, Theme } from '@mui/material/styles';
import SvgIcon from '@mui/material/SvgIcon';
import { hovered } from '../hovered.ts';
import { edgeColor, quietColor } from '../moreContrast.ts';
import { transition } from '../motion.ts';
import { tokens } from '../tokens.ts';

const { color, radius, shadow, target, focus } = tokens;

/** Diameter of a slider's thumb, in pixels. */
const thumb = 30;

function edge(width: number, edgeColor: string): string {
  return `inset 0 0 0 ${width}px ${edgeColor}`;
}

/**
 * Every state of a field's element: default, hover, focus, invalid, read-only, disabled. By the element's own states and
 * not by MUI's classes, so that a field in a page's HTML shows them before a script runs.
 */
const field = {
  boxSizing: 'border-box',
  width: '100%',
  height: 'auto',
  minHeight: target.regular,
  padding: '10px 14px',
  borderRadius: radius.control,
  appearance: 'none',
  fontSize: '1rem',
  lineHeight: 1.5,
  color: color.ink,
  backgroundColor: color.white,
  transition: transition('box-shadow', 'background-color'),
  '&::placeholder': { color: quietColor, opacity: 1 },
  '&, &:invalid': { boxShadow: edge(1.5, edgeColor) },
  ...hovered({ boxShadow: edge(1.5, color.ink) }),
  '&:focus, &:focus-visible': {
    outline: `2px solid ${color.green}`,
    outlineOffset: 0,
    boxShadow: `0 0 0 ${focus.width + 1}px rgb(15 76 69 / 0.25)`,
  },
  '&[aria-invalid="true"]': { boxShadow: edge(2, color.chili) },
  '&[aria-invalid="true"]:focus': {
    outlineColor: color.chili,
    boxShadow: `0 0 0 ${focus.width + 1}px rgb(179 38 30 / 0.2)`,
  },
  // Shows that a long address is truncated, in a field that cannot scroll.
  '&:read-only': { textOverflow: 'ellipsis' },
  '&:read-only:not(select), &:disabled': {
    backgroundColor: color.paperDeep,
    boxShadow: edge(1.5, color.line),
  },
  // Forced colors drop the ground that tells it from a field to fill in.
  '&:read-only:not(select)': { '@media (forced-colors: active)': { borderStyle: 'dashed !important' } },
  '&:disabled': { color: quietColor, cursor: 'default' },
} as const;

/** The drawing of a box and its tick, or of a ring and its dot; CSS shows the second half while the input is checked. */
const tick = (
  <SvgIcon>
    <rect x="1" y="1" width="22" height="22" rx="5" />
    <path d="m7 12.4 3.4 3.4L17.2 9" />
  </SvgIcon>
);
const dot = (
  <SvgIcon>
    <circle cx="12" cy="12" r="10" />
    <circle cx="12" cy="12" r="5" />
  </SvgIcon>
);

/** A checkbox or a radio: the target is 44 px, the drawing 24 px and larger with larger text. */
const choice = {
  padding: (target.small - 24) / 2,
  color: edgeColor,
  ...hovered({ color: color.ink, backgroundColor: 'transparent' }),
  '&:has(:checked)': { color: color.green },
  '&:has([aria-invalid="true"])': { color: color.chili },
  '&:has(:disabled)': { color: color.line },
  '&:has(:focus-visible) > svg': {
    borderRadius: 6,
    outline: `${focus.width}px solid var(--focus-color)`,
    outlineOffset: focus.offset,
  },
  '& > svg': {
    fontSize: '1.5rem',
    overflow: 'visible',
    fill: color.white,
    stroke: 'currentColor',
    strokeWidth: 2,
  },
  '& > svg > :last-child': { opacity: 0, transition: transition('opacity') },
  '& > :checked + svg > :last-child': { opacity: 1 },
  '&:has(:disabled) > svg': { fill: color.paperDeep },
  '@media (forced-colors: active)': { '& > svg': { fill: 'Canvas' } },
} as const;

/** Fields and the words around them, choices, and the slider. */
export const inputs: Components<Theme> = {
  MuiFormControl: {
    styleOverrides: {
      root: {
        gap: 4,
        // Without an error, the empty live region takes no room.
        '& > [aria-live]:empty': { marginTop: -4 },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.subtitle2,
        lineHeight: 1.35,
        '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: color.ink },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        margin: 0,
        '&, &.Mui-disabled': { color: quietColor },
        '&.Mui-error': {
          display: 'flex',
          gap: 6,
          fontWeight: 560,
          color: color.chili,
          '& svg': { marginTop: 3 },
        },
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { alignItems: 'flex-start', margin: `0 0 0 -${(target.small - 24) / 2}px` },
      label: { '&, &.Mui-disabled': { color: 'inherit' } },
    },
  },
  MuiInputBase: {
    // Labels stand above their fields, so nothing needs to know that the browser filled one.
    defaultProps: { fullWidth: true, disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: { padding: 0, lineHeight: 1.5, minWidth: 0 },
      input: {
        ...field,
        variants: [
          { props: ({ ownerState }) => Boolean(ownerState.endAdornment), style: { paddingRight: 56 } },
          { props: { multiline: true }, style: { ...field, minHeight: 0, resize: 'vertical' } },
        ],
      },
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: {
        position: 'absolute',
        inset: '0 0 0 auto',
        height: 'auto',
        maxHeight: 'none',
        margin: 0,
        color: 'inherit',
      },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      root: {
        '& > select': {
          ...field,
          // In large text, a long option wraps where the browser can, and ends in an ellipsis elsewhere.
          whiteSpace: 'normal',
          textOverflow: 'ellipsis',
          cursor: 'pointer',
        },
        '& > select&&': { paddingRight: 'calc(20px + 1.25rem)' },
      },
      icon: { right: 14, top: 'calc(50% - 0.625rem)', '&, &.Mui-disabled': { color: color.ink } },
    },
  },
  MuiCheckbox: {
    defaultProps: { icon: tick, checkedIcon: tick },
    styleOverrides: {
      root: {
        ...choice,
        '& > :checked + svg': { fill: color.green },
        '& > svg > path': {
          fill: 'none',
          stroke: color.white,
          strokeWidth: 2.5,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        },
        '@media (forced-colors: active)': {
          '& > svg': { fill: 'Canvas' },
          '&& > :checked + svg': { fill: 'Highlight' },
          '& > svg > path': { stroke: 'HighlightText' },
        },
      },
    },
  },
  MuiRadio: {
    defaultProps: { icon: dot, checkedIcon: dot },
    styleOverrides: {
      root: {
        ...choice,
        '& > svg > :last-child': { ...choice['& > svg > :last-child'], fill: 'currentColor' },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { flex: 'none', width: 52, height: 30, padding: 0, overflow: 'visible' },
      switchBase: {
        padding: 3,
        color: color.white,
        '&.Mui-checked': { transform: 'translateX(22px)', color: color.white },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: color.green },
      },
      thumb: {
        width: 24,
        height: 24,
        boxShadow: shadow.low,
        '@media (forced-colors: active)': { backgroundColor: 'ButtonText' },
      },
      track: {
        borderRadius: radius.round,
        opacity: 1,
        backgroundColor: edgeColor,
        '@media (forced-colors: active)': { border: '1px solid' },
      },
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: {
        // The thumb stays inside the groove, and the whole 48 px of the groove accept touches.
        width: `calc(100% - ${thumb}px)`,
        height: 12,
        margin: `0 ${thumb / 2}px`,
        padding: '18px 0',
        '@media (pointer: coarse)': { padding: '18px 0' },
        // A finger may begin to scroll the page on it (`hooks/useCanceledDrag.ts`).
        touchAction: 'pan-y',
        color: color.green,
        '&.Mui-disabled': { color: color.lineStrong },
        '&.Mui-disabled .MuiSlider-thumb': {
          backgroundColor: color.paperDeep,
          borderColor: color.lineStrong,
          boxShadow: 'none',
        },
      },
      rail: {
        left: -thumb / 2,
        width: `calc(100% + ${thumb}px)`,
        borderRadius: 6,
        opacity: 1,
        backgroundColor: color.white,
        boxShadow: edge(1.5, edgeColor),
        '@media (forced-colors: active)': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Canvas',
          boxShadow: edge(1, 'CanvasText'),
        },
      },
      track: {
        boxSizing: 'content-box',
        marginLeft: -thumb / 2,
        paddingRight: thumb / 2,
        border: 0,
        borderRadius: 6,
        '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
      },
      mark: { width: 4, height: 4, borderRadius: '50%', backgroundColor: edgeColor },
      markActive: { opacity: 0 },
      thumb: {
        width: thumb,
        height: thumb,
        backgroundColor: color.orange,
        border: `2px solid ${color.ink}`,
        // Also after a tap, where MUI has none.
        '&, &:hover': { boxShadow: shadow.low },
        transition: transition('box-shadow', 'background-color'),
        '&::before': { boxShadow: 'none' },
        '&::after': { width: target.regular, height: target.regular },
        ...hovered({ backgroundColor: color.orangeBright, boxShadow: '0 0 0 8px rgb(244 138 41 / 0.22)' }),
        '&.Mui-active': { backgroundColor: color.orangeDeep, boxShadow: '0 0 0 10px rgb(244 138 41 / 0.28)' },
      },
    },
  },
};
