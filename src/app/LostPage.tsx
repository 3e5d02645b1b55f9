import { ActionButton } from '#components/ActionButton.tsx';
import { errorMessage } from '#content/errors.ts';
import { shared } from '#content/funnel/shared.ts';
import { AppError } from '#domain/errors.ts';
import { FunnelFrame } from '#funnel/frame/FunnelFrame.tsx';
import type { LostProps } from '#loading/lazyPart.tsx';

/** Shown in place of a page whose file failed to load. Uses only code that the sign-in page loads too. */
export function LostPage({ onRetry }: LostProps) {
  return (
    <FunnelFrame title={shared.failedHeading} scene={{ state: 'lost' }}>
      <p role="alert">{errorMessage(new AppError('network/unreachable'))}</p>
      <div>
        <ActionButton variant="contained" onClick={onRetry}>
          {shared.retry}
        </ActionButton>
      </div>
    </FunnelFrame>
  );
}
