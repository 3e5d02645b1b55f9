import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { tokens } from '#theme/index.ts';
import { Icon } from './Icon.tsx';

const { color, radius, shadow, target } = tokens;

/** Milliseconds a message stays, long enough to read two sentences. */
const reading = 6000;

const Strip = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  maxWidth: 480,
  padding: theme.spacing(0.5, 0.5, 0.5, 2),
  borderRadius: radius.control,
  color: color.paper,
  backgroundColor: color.ink,
  boxShadow: shadow.lifted,
  '--focus-color': tokens.focus.onDark,
  '& > svg': { color: color.peach },
  '& > p': { flex: 1, padding: theme.spacing(1, 0) },
  '&[data-severity="error"]': { backgroundColor: color.chiliDeep },
}));

const Close = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: target.small,
  height: target.small,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'rgb(255 248 240 / 0.14)' },
});

const drawings = { info: Info, success: CircleCheck, error: CircleAlert };

/** Props of `Toast`. */
export interface ToastProps {
  /** The message, in a sentence or two. */
  children: ReactNode;
  /** The severity. An error is announced assertively and stays until it is closed. */
  severity?: 'info' | 'success' | 'error';
  /** Whether the toast is visible. */
  open: boolean;
  /** Milliseconds until the toast closes; the timer pauses while it is hovered or focused. */
  lasts?: number;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Called when the visitor closes the toast, or the timer ends. */
  onClose: () => void;
}

/**
 * A temporary message at the bottom of the window that needs no response. It disappears after six seconds; an error stays
 * until it is closed. Use `Notice` for a message that must be read or acted on, and on prerendered pages, which do not load
 * MUI.
 *
 * It is a `status` that is read politely, or an `alert` for an error. It does not take focus; Tab reaches the close button,
 * and Escape closes the toast. Describe the event in the past tense. Do not make it the only place with an undo button.
 */
export function Toast({
  children,
  severity = 'info',
  open,
  lasts = reading,
  closeLabel,
  onClose,
}: ToastProps) {
  const handleClose = (_event: unknown, reason: SnackbarCloseReason) => {
    if (reason !== 'clickaway') onClose();
  };
  return (
    // A live region must exist before its text to be announced in every screen reader.
    <div role={severity === 'error' ? 'alert' : 'status'}>
      <Snackbar
        open={open}
        autoHideDuration={severity === 'error' ? null : lasts}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        onClose={handleClose}
      >
        <Strip data-severity={severity}>
          <Icon of={drawings[severity]} size={20} />
          <p>{children}</p>
          <Close type="button" aria-label={closeLabel} onClick={onClose}>
            <Icon of={X} size={20} />
          </Close>
        </Strip>
      </Snackbar>
    </div>
  );
}
