import { fn } from 'storybook/test';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { timings } from '#domain/limits.ts';
import type { LinkRetry } from '#funnel/verify/linkRetry.ts';
import { VerifyStep } from '#funnel/verify/VerifyStep.tsx';
import { alsoInSpanish, notPictured, screenPictures } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Funnel/Verify/VerifyStep',
  component: VerifyStep,
  parameters: { layout: 'fullscreen', ...screenPictures },
  args: { state: { status: 'verifying' as const }, onChoose: fn(), onTryAgain: fn(), onReturn: fn() },
});

export const Verifying = meta.story({ tags: ['R-VERIFY-STATES'] });

export const Verified = meta.story({
  tags: ['R-VERIFY-STATES', 'R-VERIFY-SUCCESS'],
  args: { state: { status: 'verified', redirectAfter: timings.verifiedRedirect } },
});

const choosing = { status: 'choosing', stored: 'first@example.com', linked: 'second@example.com' } as const;

export const Choosing = meta.story({
  parameters: alsoInSpanish,
  tags: ['R-VERIFY-STATES', 'R-VERIFY-SIGNED-IN'],
  args: { state: choosing },
});

/** Opened in a browser that did not request the link, as a mail scanner does. */
export const Confirming = meta.story({
  parameters: alsoInSpanish,
  tags: ['R-VERIFY-ELSEWHERE'],
  args: { state: { status: 'confirming', linked: choosing.linked } },
});

function failed(code: ErrorCode, again: LinkRetry['kind'] | null = null, busy = false) {
  const error = new AppError(code);
  const email = choosing.linked;
  return {
    args: { state: { status: 'failed' as const, error, again: again && { kind: again, email, busy } } },
  };
}

export const EmailMissing = meta.story(failed('verify/email-missing'));
export const InvalidLink = meta.story(failed('verify/invalid-link'));
/** Reloaded while the link was being used, or used before: one click requests another link. */
export const CodeUsed = meta.story({
  tags: ['R-VERIFY-STATES', 'R-VERIFY-USED'],
  ...failed('verify/code-used', 'newLink'),
});
export const SendingANewLink = meta.story(failed('verify/code-used', 'newLink', true));
export const NewLinkNotSent = meta.story(failed('auth/link-not-sent', 'newLink'));
export const ProviderMessage = meta.story({
  tags: ['R-VERIFY-PROVIDER'],
  args: {
    state: {
      status: 'failed',
      again: null,
      error: new AppError('verify/provider', {
        details: { message: 'The user account has been disabled by an administrator.' },
      }),
    },
  },
});
export const NotVerified = meta.story(failed('verify/failed'));
export const UnsupportedMode = meta.story(failed('verify/unsupported-mode'));
export const NoCode = meta.story({
  parameters: notPictured('It looks like InvalidLink.'),
  ...failed('verify/no-code'),
});
export const NoMode = meta.story({
  parameters: notPictured('It looks like InvalidLink.'),
  ...failed('verify/default'),
});
export const Unreachable = meta.story(failed('network/unreachable', 'sameLink'));
