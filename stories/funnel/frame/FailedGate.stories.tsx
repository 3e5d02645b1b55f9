import { fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { FailedGate } from '#funnel/frame/FailedGate.tsx';
import { StepProgress } from '#funnel/frame/StepProgress.tsx';
import { presses } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Funnel/Frame/FailedGate',
  component: FailedGate,
  parameters: { layout: 'fullscreen' },
  args: {
    error: new AppError('network/unreachable'),
    progress: <StepProgress current={1} />,
    onRetry: fn(),
  },
});

export const Unreachable = meta.story();
export const Unexpected = meta.story({
  tags: ['R-ERROR-SERVICE'],
  args: { error: new AppError('service/unexpected') },
});
export const Unverified = meta.story({ args: { error: new AppError('session/unverified') } });
/** Verified by Google or Firebase, but the product does not accept the address. */
export const ImpossibleAddress = meta.story({
  tags: ['R-REGISTER-EMAIL'],
  args: { error: new AppError('registration/invalid-email') },
});

export const TooManyTries = meta.story({ args: { error: new AppError('request/too-many') } });

export const TriesAgain = meta.story({
  tags: ['R-ERROR-SERVICE'],
  play: presses(funnel.retry, 'onRetry'),
});
