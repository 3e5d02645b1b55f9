import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ComponentPropsWithRef } from 'react';

/** Props of `ActionButton`: the props of MUI's Button, and the states below. */
export interface ActionButtonProps
  extends
    Omit<ButtonProps, 'loadingPosition' | 'loadingIndicator' | 'ref'>,
    Pick<ComponentPropsWithRef<'button'>, 'ref'> {
  /** Work is in progress: the button keeps focus, announces it and ignores clicks. */
  loading?: boolean;
  /** Label while loading; defaults to the ordinary label. */
  loadingLabel?: string;
  /** Looks disabled and has `aria-disabled`, but still handles clicks, so a click can explain the reason. */
  unavailable?: boolean;
}

/** The element of a button. MUI disables it while it is loading, which would take its keyboard focus away. */
function KeepsFocus({ disabled, ...button }: ComponentPropsWithRef<'button'>) {
  const off = button['aria-busy'] ? { 'aria-disabled': true } : { disabled };
  // oxlint-disable-next-line react/button-has-type -- MUI passes it
  return <button {...button} {...off} />;
}

/** A button with a loading state that keeps keyboard focus, and a disabled look that still handles clicks. */
export function ActionButton({
  loading = false,
  loadingLabel,
  unavailable = false,
  children,
  ...button
}: ActionButtonProps) {
  return (
    <Button
      component={KeepsFocus}
      {...button}
      loading={loading}
      loadingPosition="start"
      loadingIndicator={
        <CircularProgress aria-hidden disableShrink color="inherit" size={18} thickness={6} />
      }
      aria-busy={loading || undefined}
      aria-disabled={unavailable || undefined}
    >
      {/* A browser that translates the page moves the words into elements of its own, so the label is replaced as a whole. */}
      <span key={loading ? 'loading' : 'ready'}>{loading ? (loadingLabel ?? children) : children}</span>
    </Button>
  );
}
