import { AppError } from '#domain/errors.ts';
import { FailedGate } from '#funnel/frame/FailedGate.tsx';
import type { LostProps } from '#loading/lazyPart.tsx';

/** Shown in place of a page whose file failed to load. */
export function LostPage({ onRetry }: LostProps) {
  return <FailedGate error={new AppError('network/unreachable')} onRetry={onRetry} />;
}
