import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { motion, tabularFigures, tokens } from '#theme/index.ts';
import { Block } from './Block.tsx';

const Lane = styled('div')(({ theme }) => ({
  ...tabularFigures,
  position: 'relative',
  height: 72,
  marginTop: theme.spacing(2),
  padding: theme.spacing(0.5, 2),
  borderRadius: tokens.radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `inset 0 0 0 1px ${tokens.color.line}`,
}));

const Ticket = styled('div')({
  position: 'absolute',
  bottom: 8,
  left: 16,
  width: 'calc(100% - 32px)',
  transitionProperty: 'transform',
  transitionTimingFunction: motion.curve,
  pointerEvents: 'none',
  '&::before': {
    content: '""',
    display: 'block',
    width: 56,
    height: 32,
    borderRadius: tokens.radius.control,
    backgroundColor: tokens.color.orange,
    boxShadow: tokens.shadow.low,
  },
  '&[data-moved="true"]': { transform: 'translateX(calc(100% - 56px))' },
});

const durations = Object.entries(motion).flatMap(([name, value]) =>
  typeof value === 'number' ? [{ name, milliseconds: value }] : [],
);

/** Each duration with the single easing curve; under reduced motion the ticket appears without animation. */
export function MotionExamples() {
  const [moved, setMoved] = useState(false);
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <Block>
      <Button variant="contained" onClick={() => setMoved((before) => !before)}>
        {moved ? 'Take the tickets back' : 'Lay the tickets down'}
      </Button>
      {durations.map(({ name, milliseconds }) => (
        <Lane key={name}>
          <strong>{name}</strong>, {milliseconds} ms
          <Ticket data-moved={moved} style={{ transitionDuration: `${milliseconds}ms` }} />
        </Lane>
      ))}
      <p style={{ marginTop: 16 }}>
        {reduced ? 'Less motion is asked for: everything is at its end at once.' : `Curve: ${motion.curve}`}
      </p>
    </Block>
  );
}
