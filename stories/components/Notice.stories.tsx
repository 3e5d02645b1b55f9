import { expect } from 'storybook/test';
import { ActionButton } from '#components/ActionButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { funnel, errorMessage } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { notPictured } from '#storybook/pictured.ts';
import { lacks, says } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Notice',
  component: Notice,
  decorators: [inColumn()],
  args: { tone: 'info' as const, children: funnel.checkout.cancelled },
});

export const Information = meta.story();

export const Warning = meta.story({ args: { tone: 'warning', children: funnel.plans.fallback.notice } });

export const Failure = meta.story({
  args: { tone: 'error', children: errorMessage(new AppError('auth/popup-blocked')) },
  play: says('alert', errorMessage(new AppError('auth/popup-blocked'))),
});

/** It may come while somebody types, so it waits. */
export const Polite = meta.story({
  parameters: notPictured('It looks like Failure.'),
  args: { ...Failure.input.args, polite: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('status')).toBeVisible();
  },
});

/** It is there before its message, takes no room, and says the message when it comes. */
export const Empty = meta.story({
  parameters: notPictured('There is nothing to see.'),
  args: { tone: 'success', children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Its parent focuses it, so that a screen reader announces it once. */
export const Silent = meta.story({
  args: { tone: 'success', silent: true, children: funnel.resetPassword.success },
  play: lacks(['status']),
});

export const WithTitleAndAction = meta.story({
  args: {
    title: funnel.checkout.finishing.heading,
    children: funnel.checkout.finishing.slow,
    action: (
      <ActionButton size="small" variant="outlined">
        {funnel.checkout.finishing.check}
      </ActionButton>
    ),
  },
});
