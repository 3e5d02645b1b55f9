import { fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { HomeStep } from '#funnel/home/HomeStep.tsx';
import { alsoInSpanish, screenPictures } from '#storybook/pictured.ts';
import { presses, shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Funnel/Home/HomeStep',
  component: HomeStep,
  parameters: { layout: 'fullscreen', ...screenPictures },
  args: {
    state: { status: 'welcome' as const },
    onRetry: fn(),
    onStart: fn(),
    onLogout: fn(),
  },
});

export const Welcome = meta.story({ parameters: alsoInSpanish, tags: ['R-HOME-WELCOME'] });
export const Loading = meta.story({
  tags: ['R-HOME-WELCOME'],
  args: { state: { status: 'loading' } },
  play: shows('Loading...'),
});
export const Failed = meta.story({
  args: { state: { status: 'failed', error: new AppError('network/unreachable') } },
});
export const LogsOutOfAFailure = meta.story({
  args: Failed.input.args,
  play: presses(funnel.logout, 'onLogout'),
});

export const Starts = meta.story({
  play: presses(funnel.home.start, 'onStart'),
});
