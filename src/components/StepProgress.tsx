import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { Check } from 'lucide-react';
import { tabularFigures, tokens } from '#theme/index.ts';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const { color } = tokens;

const List = styled('ol')({ display: 'flex', width: '100%', containerType: 'inline-size' });

/** A phone, or large text: the names do not fit side by side. */
const narrow = '@container (max-width: 24em)';

/** The width of a stop: it grows with its number, as far as the lines between four stops stay visible. */
const stop = 'min(2rem, 14cqi)';

const Step = styled('li')(({ theme }) => ({
  ...theme.typography.caption,
  fontSize: '0.78rem',
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 6,
  position: 'relative',
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  // The first and the last stop stand at the ends of the row, all equally far apart.
  '&:first-of-type, &:last-of-type': { flex: `0.5 0.5 calc(${stop} / 2)` },
  '&:first-of-type': { alignItems: 'start', textAlign: 'start' },
  '&:last-of-type': { alignItems: 'end', textAlign: 'end' },
  // The line that leads to this step: dotted ahead, solid once done.
  '&:not(:first-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: `calc(${stop} / 2 - 1px)`,
    right: `calc(50% + ${stop} / 2 + 4px)`,
    left: `calc(-50% + ${stop} / 2 + 4px)`,
    height: 3,
    borderRadius: 2,
    background: `repeating-linear-gradient(90deg, ${color.lineStrong} 0 4px, transparent 4px 10px)`,
    '@media (forced-colors: active)': { borderTop: '2px dashed' },
  },
  '&:last-of-type::before': {
    right: `calc(${stop} + 4px)`,
    left: `calc(-100% + ${stop} + 4px)`,
  },
  '&[data-state="done"]::before, &[data-state="current"]::before': {
    background: `${color.green} !important`,
    '@media (forced-colors: active)': { borderTopStyle: 'solid' },
  },
  // A long name breaks under its step instead of overlapping its neighbor.
  '& > :last-child': { width: 'max-content', maxWidth: 'calc(100% + 12px)', overflowWrap: 'anywhere' },
  // Only the current name is visible, on one line.
  [narrow]: {
    '&:not([data-state="current"]) > :last-child': visuallyHidden,
    '& > :last-child': { maxWidth: 'none' },
  },
  '&[data-state="current"]': { color: color.ink, fontWeight: 680 },
  '&[data-state="done"]': { color: color.green },
  [theme.breakpoints.up('tablet')]: { fontSize: theme.typography.body2.fontSize },
}));

const Stop = styled('span')({
  ...tabularFigures,
  width: stop,
  height: stop,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  fontWeight: 680,
  fontSize: '0.9375rem',
  lineHeight: 1,
  backgroundColor: color.white,
  boxShadow: `inset 0 0 0 2px ${color.lineStrong}`,
  // Forced colors drop the shadow and draw this outline.
  outline: '2px solid transparent',
  outlineOffset: -2,
  '[data-state="current"] > &': {
    backgroundColor: color.orange,
    color: color.ink,
    boxShadow: `inset 0 0 0 2px ${color.ink}, 0 0 0 4px ${color.peach}`,
    outlineWidth: 4,
  },
  '[data-state="done"] > &': { backgroundColor: color.green, color: color.white, boxShadow: 'none' },
});

function stateOf(index: number, current: number): 'done' | 'current' | 'ahead' {
  if (index < current) return 'done';
  return index === current ? 'current' : 'ahead';
}

/** Props of `StepProgress`. */
export interface StepProgressProps {
  /** Accessible name of the list. */
  label: string;
  /** Names of the steps in order. */
  steps: readonly string[];
  /** Index of the current step, from 0. Earlier steps are done. Pass `steps.length` when all are done. */
  current: number;
  /** Spoken after the name of a step that is done, e.g. 'done'. */
  doneText: string;
}

/**
 * The current step of a few. It does not navigate, so its steps are not links; use the screen's Back button. Do not use it
 * for a process of unknown length or of more than five steps.
 *
 * It is a list named by its label. The current step has `aria-current="step"`, and done steps are read with `doneText` after
 * their name. Keep each name to one short word. On a phone, and with larger text, only the current step's name is visible.
 */
export function StepProgress({ label, steps, current, doneText }: StepProgressProps) {
  return (
    <List aria-label={label}>
      {steps.map((step, index) => {
        const state = stateOf(index, current);
        return (
          <Step key={step} data-state={state} {...(state === 'current' ? { 'aria-current': 'step' } : {})}>
            <Stop aria-hidden>{state === 'done' ? <Icon of={Check} size={16} /> : index + 1}</Stop>
            <span>
              {step}
              {state === 'done' ? <VisuallyHidden>, {doneText}</VisuallyHidden> : null}
            </span>
          </Step>
        );
      })}
    </List>
  );
}
