import Button, { type ButtonProps } from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Wheel = styled('span')({
  width: 18,
  height: 18,
  flex: 'none',
  borderRadius: '50%',
  border: '2.5px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 900ms linear infinite`,
});

/** Props of `ActionButton`: those of MUI's Button, and the states below. */
export interface ActionButtonProps extends Omit<
  ButtonProps,
  'loading' | 'loadingPosition' | 'loadingIndicator'
> {
  /** Work is going on: it keeps focus, says so and answers no click. */
  loading?: boolean;
  /** Words while loading; the ordinary ones when left out. */
  loadingLabel?: string;
  /** Looks disabled and says so, yet answers a click, so that the click can explain what is missing. */
  unavailable?: boolean;
}

/** MUI's Button with a loading state that keeps keyboard focus, and a disabled look that can still explain itself. */
export function ActionButton({
  loading = false,
  loadingLabel,
  unavailable = false,
  onClick,
  startIcon,
  children,
  ...button
}: ActionButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button
      {...button}
      onClick={handleClick}
      startIcon={loading ? <Wheel aria-hidden /> : startIcon}
      aria-busy={loading || undefined}
      aria-disabled={loading || unavailable || undefined}
    >
      {loading ? (loadingLabel ?? children) : children}
    </Button>
  );
}
