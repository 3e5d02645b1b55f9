import { AppError } from '#domain/errors.ts';
import type { SignInOptionsProps } from './SignInStep.tsx';
import type { SignInState } from './signInState.ts';

const nothing = () => undefined;
/** Any text; the app and the form's script leave the typed one in the field. */
const typed = 'typed';

function props(state: SignInState, email = typed): SignInOptionsProps {
  return {
    state,
    email,
    forgot: { status: 'idle' },
    embedded: null,
    onEmailChange: nothing,
    onSubmit: nothing,
    onGoogle: nothing,
    onGooglePage: nothing,
    onForgot: nothing,
    onCopyAddress: nothing,
  };
}

function failed(code: 'auth/invalid-email' | 'auth/link-not-sent'): SignInState {
  return { status: 'failed', by: 'link', error: new AppError(code) };
}

/** The states that the form in the document may show before the app runs, beside the one it arrives in. */
export const firstFormStates = {
  ready: props({ status: 'idle' }),
  sending: props({ status: 'sendingLink' }),
  google: props({ status: 'google' }),
  googleEmpty: props({ status: 'google' }, ''),
  refused: props(failed('auth/invalid-email')),
  refusedEmpty: props(failed('auth/invalid-email'), ''),
  failed: props(failed('auth/link-not-sent')),
} as const;

/** The names of the notice above the form in a browser inside an app, before and after its address was copied. */
export const embeddedNotices = { idle: 'embedded', copied: 'embeddedCopied' } as const;

/** The name of a state; `idle` is the one that the document arrives in. */
export type FirstFormState = 'idle' | keyof typeof firstFormStates;
