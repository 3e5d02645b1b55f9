// The script in the sign-in's document (`prerender/shell.ts`).
import { sourceQuery } from '#adapters/browser/countStep.ts';
import { createSessionGateway } from '#adapters/browser/sessionGateway.ts';
import { leftForGoogle } from '#adapters/browser/leftForGoogle.ts';
import { sendSignInLink } from '#adapters/identityToolkit/sendSignInLink.ts';
import { isEmbeddedBrowser } from '#domain/embeddedBrowser.ts';
import type { Language } from '#domain/language.ts';
import { startFirstForm, stateIn, type StartedFirstForm } from '#funnel/signIn/firstForm.ts';
import { environment } from './env.ts';

declare global {
  interface Window {
    /** The form in the document, for the app's start (`main.tsx`); undefined where the app draws the screen itself. */
    firstForm?: StartedFirstForm | undefined;
  }
}

const { documentElement } = document;
const session = createSessionGateway();
const { origin } = location;

/** Whether a page sent the owner here with a reason, which React Router keeps in the history. */
const redirected = Boolean((history.state as { usr?: unknown } | null)?.usr);

documentElement.dataset['js'] = '';
if (session.read().userCred || leftForGoogle.isSet() || redirected) {
  document.querySelector('#root')?.replaceChildren(stateIn(document, 'loading') ?? '');
} else {
  window.firstForm =
    startFirstForm(document, {
      session,
      embeddedBrowser: isEmbeddedBrowser(navigator.userAgent),
      sendSignInLink: (email) =>
        sendSignInLink(environment.firebase, {
          email,
          origin,
          language: documentElement.lang as Language,
          sourceQuery: sourceQuery(),
        }),
      // Only the app can get a token of App Check.
      appSends: Boolean(import.meta.env.VITE_APP_CHECK_SITE_KEY),
    }) ?? undefined;
}
