import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { pauseMotion } from '#behaviours/pauseMotion.ts';
import { useBehaviour } from '#hooks/useBehaviour.ts';
import { hovered, tokens, transition } from '#theme/index.ts';
import { iconMask } from './iconImage.ts';

const Key = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'none',
  alignItems: 'center',
  gap: 8,
  minHeight: tokens.target.small,
  padding: theme.spacing(0.5, 2, 0.5, 1.5),
  border: '1.5px solid',
  borderRadius: tokens.radius.round,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  transition: transition('background-color'),
  ...hovered({ backgroundColor: 'rgb(140 123 108 / 0.18)' }),
  // Hidden without JavaScript, which the button needs.
  'html[data-js] &': { display: 'inline-flex' },
  'html[data-motion="paused"] & > :first-of-type, html:not([data-motion="paused"]) & > :last-of-type': {
    display: 'none',
  },
}));

const Face = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '&:first-of-type::before': iconMask('pause', 16),
  '&:last-of-type::before': iconMask('play', 16),
});

export interface PauseAnimationsProps {
  /** Label while animations run. */
  label: string;
  /** Label while the button is pressed: the state, not the next action. */
  pausedLabel: string;
}

/**
 * A toggle button that is pressed while animations are paused. The behavior `pauseMotion` sets `data-motion="paused"` on the
 * document, which stops every animation, pauses the videos and stores the choice in this browser. Each video also has its
 * own pause button.
 *
 * Word the paused label as a state: 'Animations paused'. A pressed 'Play animations' button would be ambiguous.
 */
export function PauseAnimations({ label, pausedLabel }: PauseAnimationsProps) {
  useBehaviour(pauseMotion);
  return (
    <Key type="button" data-pauses="">
      <Face>{label}</Face>
      <Face>{pausedLabel}</Face>
    </Key>
  );
}
