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
  /** What happened, in a sentence or two. */
  children: ReactNode;
  /** How it is meant. An error interrupts a reader and stays until it is closed. */
  severity?: 'info' | 'success' | 'error';
  /** Whether it is shown. */
  open: boolean;
  /** Milliseconds until it goes by itself; it waits while the visitor points at it or has it focused. */
  lasts?: number;
  /** What the cross does, for readers. */
  closeLabel: string;
  /** Called when the visitor closes it, or its time is over. */
  onClose: () => void;
}

/** A passing message at the foot of the window that asks for nothing. */
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
    // A live region that is there before its words is read out everywhere.
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
