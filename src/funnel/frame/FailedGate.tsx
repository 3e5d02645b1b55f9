import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import { ActionButton } from '#components/ActionButton.tsx';
import { WaysOn } from '#components/buttonRows.ts';
import { errorMessage } from '#content/errors.ts';
import { shared } from '#content/funnel/shared.ts';
import type { AppError } from '#domain/errors.ts';
import { FunnelFrame } from './FunnelFrame.tsx';

export interface FailedGateProps {
  error: AppError;
  /** The progress bar, on a step. */
  progress?: ReactNode;
  onRetry: () => void;
  /** Logs out, to allow signing in with another account. */
  onLogout?: () => void;
}

/** Replaces a page that could not be loaded, by code that the sign-in loads too. */
export function FailedGate({ error, progress, onRetry, onLogout }: FailedGateProps) {
  return (
    <FunnelFrame
      title={shared.failedHeading}
      progress={progress}
      scene={{ state: 'lost' }}
      onLogout={onLogout}
    >
      <Typography role="alert">{errorMessage(error)}</Typography>
      <WaysOn>
        <ActionButton variant="contained" onClick={onRetry}>
          {shared.retry}
        </ActionButton>
      </WaysOn>
    </FunnelFrame>
  );
}
