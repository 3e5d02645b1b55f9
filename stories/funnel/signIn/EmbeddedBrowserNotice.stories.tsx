import { expect, fn } from 'storybook/test';
import { signIn } from '#content/funnel/signIn.ts';
import { EmbeddedBrowserNotice } from '#funnel/signIn/EmbeddedBrowserNotice.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const { embedded: words } = signIn;

const meta = preview.meta({
  title: 'Funnel/Sign in/EmbeddedBrowserNotice',
  component: EmbeddedBrowserNotice,
  tags: ['R-SIGNIN-EMBEDDED'],
  decorators: [inColumn()],
  args: { copied: 'copied' as const, onCopyAddress: fn() },
});

export const Copied = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: words.copied })).toBeVisible();
  },
});

/** The browser copies nothing: the address is shown to be selected. */
export const NotCopied = meta.story({
  parameters: notPictured('It shows the address of the test.'),
  args: { copied: 'refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(words.notCopied(location.href));
  },
});
