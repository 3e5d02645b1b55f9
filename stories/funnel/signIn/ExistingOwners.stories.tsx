import { expect, fn } from 'storybook/test';
import { shared } from '#content/funnel/shared.ts';
import { signIn } from '#content/funnel/signIn.ts';
import { AppError } from '#domain/errors.ts';
import { ExistingOwners } from '#funnel/signIn/ExistingOwners.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import preview from '#storybook/preview.tsx';
import { notPictured } from '#storybook/pictured.ts';

const meta = preview.meta({
  title: 'Funnel/Sign in/ExistingOwners',
  component: ExistingOwners,
  ...inPhoneColumn,
  args: { forAccount: false, forgot: { status: 'idle' as const }, onForgot: fn() },
});

export const Idle = meta.story({
  tags: ['R-PATH-DASHBOARD', 'R-SIGNIN-EXISTING'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: signIn.existing.signIn })).toHaveAttribute(
      'href',
      '/account',
    );
    const { label, href } = shared.links.dashboard;
    await expect(canvas.getByRole('link', { name: new RegExp(label, 'u') })).toHaveAttribute('href', href);
    await expect(canvas.getByRole('button', { name: 'Forgot password?' })).toBeVisible();
  },
});
export const EmailFirst = meta.story({ args: { forgot: { status: 'emailFirst' } } });
export const Sending = meta.story({ args: { forgot: { status: 'sending' } } });
export const Sent = meta.story({ args: { forgot: { status: 'sent' } } });
export const Failed = meta.story({
  args: { forgot: { status: 'failed', error: new AppError('network/unreachable') } },
});

/** On a phone the button is the last element on the screen. */
export const AnswersInView = meta.story({
  parameters: notPictured('It looks like Sent, in a lower frame.'),
  decorators: [
    (Answer) => (
      <div data-testid="screen" style={{ height: 180, overflow: 'auto' }}>
        <Answer />
      </div>
    ),
  ],
  args: { forgot: { status: 'sent' } },
  play: async ({ canvas }) => {
    const screen = canvas.getByTestId('screen').getBoundingClientRect();
    const answer = canvas.getByRole('status').getBoundingClientRect();
    await expect(answer.bottom).toBeLessThanOrEqual(Math.ceil(screen.bottom) + 1);
  },
});
