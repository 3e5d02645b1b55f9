import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { timings } from '#domain/limits.ts';
import type { LinkRetry } from '#funnel/verify/linkRetry.ts';
import { VerifyStep } from '#funnel/verify/VerifyStep.tsx';

const { verify: words } = funnel;

const meta = {
  title: 'Funnel/Verify/VerifyStep',
  component: VerifyStep,
  parameters: { layout: 'fullscreen' },
  args: { state: { status: 'verifying' }, onChoose: fn(), onTryAgain: fn(), onReturn: fn() },
} satisfies Meta<typeof VerifyStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Verifying: Story = {};

export const Verified: Story = {
  args: { state: { status: 'verified', redirectAfter: timings.verifiedRedirect } },
};

const choosing = { status: 'choosing', stored: 'first@example.com', linked: 'second@example.com' } as const;

export const Choosing: Story = { args: { state: choosing } };

function failed(code: ErrorCode, again: LinkRetry['kind'] | null = null, busy = false): Story {
  const error = new AppError(code);
  const email = choosing.linked;
  return { args: { state: { status: 'failed', error, again: again && { kind: again, email, busy } } } };
}

export const EmailMissing: Story = failed('verify/email-missing');
export const InvalidLink: Story = failed('verify/invalid-link');
/** Reloaded while the link was being used, or used before: another one is a click away. */
export const CodeUsed: Story = {
  ...failed('verify/code-used', 'newLink'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.newLink }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};
export const SendingANewLink: Story = failed('verify/code-used', 'newLink', true);
export const NewLinkNotSent: Story = failed('auth/link-not-sent', 'newLink');
export const ProviderMessage: Story = {
  args: {
    state: {
      status: 'failed',
      again: null,
      error: new AppError('verify/provider', {
        details: { message: 'The user account has been disabled by an administrator.' },
      }),
    },
  },
};
export const NotVerified: Story = failed('verify/failed');
export const UnsupportedMode: Story = failed('verify/unsupported-mode');
export const NoCode: Story = failed('verify/no-code');
export const NoMode: Story = failed('verify/default');
export const Unreachable: Story = failed('network/unreachable', 'sameLink');

export const ReturnsToSignIn: Story = {
  ...failed('verify/code-used'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.back }));
    await expect(args.onReturn).toHaveBeenCalledOnce();
  },
};

export const ChoosesTheLinksAddress: Story = {
  args: { state: choosing },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.choice.link(choosing.linked) }));
    await expect(args.onChoose).toHaveBeenCalledWith({ email: choosing.linked });
  },
};

export const StaysWithTheStoredAddress: Story = {
  args: { state: choosing },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.choice.keep(choosing.stored) }));
    await expect(args.onChoose).toHaveBeenCalledWith({ email: choosing.stored });
  },
};
