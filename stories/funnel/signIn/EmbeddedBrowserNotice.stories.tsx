import { fn } from 'storybook/test';
import { signIn } from '#content/funnel/signIn.ts';
import { EmbeddedBrowserNotice } from '#funnel/signIn/EmbeddedBrowserNotice.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import { notPictured } from '#storybook/pictured.ts';
import { says, shows } from '#stories/support/plays.ts';
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
  play: shows(['button', { name: words.copied }]),
});

/** The browser copies nothing: the address is shown to be selected. */
export const NotCopied = meta.story({
  parameters: notPictured('It shows the address of the test.'),
  args: { copied: 'refused' },
  play: (context) => says('alert', words.notCopied(location.href))(context),
});
