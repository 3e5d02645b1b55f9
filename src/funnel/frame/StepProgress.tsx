import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import type { StepIconProps } from '@mui/material/StepIcon';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { edgeColor, tabularFigures, tokens, visuallyHidden } from '#theme/index.ts';
import { Icon } from '#components/Icon.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { shared } from '#content/funnel/shared.ts';

const { color } = tokens;
const { label, names, done } = shared.steps;

const Row = styled(Stepper)({ width: '100%', containerType: 'inline-size' });

/** A phone, or large text: the names do not fit side by side. */
const narrow = '@container (max-width: 24em)';

/** The width of a stop: it grows with its number, as far as the lines between four stops stay visible. */
const stop = 'min(2rem, 14cqi)';

const Part = styled(Step)(({ theme }) => ({
  ...theme.typography.caption,
  fontSize: '0.78rem',
  flex: '1 1 0',
  minWidth: 0,
  padding: 0,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('tablet')]: { fontSize: theme.typography.body2.fontSize },
  '&[aria-current]': { color: color.ink, fontWeight: 680 },
  '&.Mui-completed': { color: color.green },
  // The first and the last stop stand at the ends of the row, all equally far apart.
  '&:first-of-type, &:last-of-type': { flex: `0.5 0.5 calc(${stop} / 2)` },
  '&:first-of-type .MuiStepLabel-root': { alignItems: 'start', textAlign: 'start' },
  '&:last-of-type .MuiStepLabel-root': { alignItems: 'end', textAlign: 'end' },
  '& .MuiStepLabel-root': { gap: 6 },
  '& .MuiStepLabel-label.MuiStepLabel-label': { font: 'inherit', color: 'inherit', margin: 0 },
  // A long name breaks under its step instead of overlapping its neighbor.
  '& .MuiStepLabel-labelContainer': {
    width: 'max-content',
    maxWidth: 'calc(100% + 12px)',
    color: 'inherit',
    textAlign: 'inherit !important',
    overflowWrap: 'anywhere',
  },
  // Only the current name is visible, on one line.
  [narrow]: {
    '&:not([aria-current]) :is(.MuiStepLabel-labelContainer, .MuiStepLabel-label.MuiStepLabel-label)':
      visuallyHidden,
    '& .MuiStepLabel-labelContainer': { maxWidth: 'none' },
  },
  // The line that leads to this step: dotted ahead, solid once done.
  '& .MuiStepConnector-root': {
    top: `calc(${stop} / 2 - 1px)`,
    right: `calc(50% + ${stop} / 2 + 4px)`,
    left: `calc(-50% + ${stop} / 2 + 4px)`,
    height: 3,
    borderRadius: 2,
    background: `repeating-linear-gradient(90deg, ${color.lineStrong} 0 4px, transparent 4px 10px)`,
    '@media (forced-colors: active)': { borderTop: '2px dashed' },
  },
  '&:last-of-type .MuiStepConnector-root': {
    right: `calc(${stop} + 4px)`,
    left: `calc(-100% + ${stop} + 4px)`,
  },
  '& :is(.MuiStepConnector-root.Mui-active, .MuiStepConnector-root.Mui-completed)': {
    background: color.green,
    '@media (forced-colors: active)': { borderTopStyle: 'solid' },
  },
  '& .MuiStepConnector-line': { display: 'none' },
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
  boxShadow: `inset 0 0 0 2px ${edgeColor}`,
  // Forced colors drop the shadow and draw this outline.
  outline: '2px solid transparent',
  outlineOffset: -2,
  '[aria-current] &': {
    backgroundColor: color.orange,
    color: color.ink,
    boxShadow: `inset 0 0 0 2px ${color.ink}, 0 0 0 4px ${color.peach}`,
    outlineWidth: 4,
  },
  '.Mui-completed &': { backgroundColor: color.green, color: color.white, boxShadow: 'none' },
});

function Mark({ completed, icon }: StepIconProps) {
  return <Stop aria-hidden>{completed ? <Icon of={Check} size={16} /> : icon}</Stop>;
}

export interface StepProgressProps {
  /** Index of the current step, from 0. Earlier steps are done. The number of steps means that all are done. */
  current: number;
}

/**
 * The current step of the sign-up. It does not navigate, so its steps are not links; use the screen's Back button.
 *
 * It is a list named by its label. The current step has `aria-current="step"`, and done steps are read as done. Keep
 * each name to one short word. On a phone, and with larger text, only the current step's name is visible.
 */
export function StepProgress({ current }: StepProgressProps) {
  return (
    <Row role="list" activeStep={current} alternativeLabel aria-label={label}>
      {names.map((step, index) => (
        <Part key={step} {...(index === current ? { 'aria-current': 'step' } : {})}>
          <StepLabel slots={{ stepIcon: Mark }}>
            {step}
            {index < current ? <VisuallyHidden>, {done}</VisuallyHidden> : null}
          </StepLabel>
        </Part>
      ))}
    </Row>
  );
}
