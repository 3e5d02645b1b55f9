import { transition } from './motion.ts';
import { tokens } from './tokens.ts';

const { color, radius, target, focus } = tokens;

function edge(width: number, edgeColor: string): string {
  return `inset 0 0 0 ${width}px ${edgeColor}`;
}

/** Every state of a native control that has a value: default, hover, focus, invalid, read-only, disabled. */
export const control = {
  width: '100%',
  minWidth: 0,
  minHeight: target.regular,
  margin: 0,
  padding: '10px 14px',
  border: 0,
  borderRadius: radius.control,
  appearance: 'none',
  font: 'inherit',
  fontSize: '1rem',
  lineHeight: 1.5,
  color: color.ink,
  backgroundColor: color.white,
  boxShadow: edge(1.5, color.lineStrong),
  transition: transition('box-shadow', 'background-color'),
  '&::placeholder': { color: color.inkMuted, opacity: 1 },
  '&:hover': { boxShadow: edge(1.5, color.ink) },
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
  '&:disabled': { color: color.inkMuted, WebkitTextFillColor: color.inkMuted, cursor: 'default', opacity: 1 },
} as const;
