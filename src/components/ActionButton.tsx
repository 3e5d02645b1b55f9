import { keyframes, styled, type SxProps, type Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { ButtonRoot, ButtonIcon, type ButtonAppearance } from './buttonRoot.ts';

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

/** Props of `ActionButton`: its look, the states below, and the props of a native button. */
export interface ActionButtonProps
  extends Partial<ButtonAppearance>, Omit<ComponentPropsWithRef<'button'>, 'color'> {
  /** An icon before the label. */
  startIcon?: ReactNode;
  /** An icon after the label. */
  endIcon?: ReactNode;
  /** Work is in progress: the button keeps focus, announces it and ignores clicks. */
  loading?: boolean;
  /** Label while loading; defaults to the ordinary label. */
  loadingLabel?: string;
  /** Looks disabled and has `aria-disabled`, but still handles clicks, so a click can explain the reason. */
  unavailable?: boolean;
  /** Layout only; the theme defines the look. */
  sx?: SxProps<Theme>;
}

/** A button with a loading state that keeps keyboard focus, and a disabled look that still handles clicks. */
export function ActionButton({
  variant = 'text',
  color = 'primary',
  size = 'medium',
  fullWidth = false,
  type = 'button',
  startIcon,
  endIcon,
  loading = false,
  loadingLabel,
  unavailable = false,
  onClick,
  children,
  ...button
}: ActionButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  const before = loading ? <Wheel aria-hidden /> : startIcon;
  return (
    <ButtonRoot
      {...button}
      ownerState={{ variant, color, size, fullWidth }}
      type={type}
      onClick={handleClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || unavailable || undefined}
    >
      {before ? <ButtonIcon data-at="start">{before}</ButtonIcon> : null}
      {/* An element of its own, because a translator moves bare text. */}
      <span>{loading ? (loadingLabel ?? children) : children}</span>
      {endIcon ? <ButtonIcon data-at="end">{endIcon}</ButtonIcon> : null}
    </ButtonRoot>
  );
}
