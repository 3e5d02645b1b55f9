import { readSignUpChoice } from '#domain/choice.ts';
import { asAppError } from '#domain/errors.ts';
import { isEmail } from '#domain/email.ts';
import { languageOfPath, pathIn, paths } from '#domain/paths.ts';
import type { AuthGateway } from '#gateways/AuthGateway.ts';
import type { BegunSignIn, FirstForm, FirstPress } from '#gateways/FirstForm.ts';
import type { Gateways } from '#gateways/gateways.tsx';
import { copyText } from '#hooks/copyText.ts';
import { watchText } from '#hooks/watchText.ts';
import { embeddedNotices, type FirstFormState } from './firstFormStates.ts';
import { morph } from './morph.ts';
import { requestLink } from './rememberOwner.ts';

/** The form before the app runs. */
export interface StartedFirstForm extends Omit<FirstForm, 'restoreUse'> {
  /**
   * Resolves when no request is running; from then on, what the document shows stays. False if a link was sent: the document then
   * has the address of the next screen.
   */
  settled: () => Promise<boolean>;
}

type ShownState = FirstFormState | (typeof embeddedNotices)[keyof typeof embeddedNotices] | 'loading';

interface FirstFormGateways
  extends Pick<Gateways, 'session' | 'embeddedBrowser'>, Pick<AuthGateway, 'sendSignInLink'> {
  /** Whether only the app can send a link. The form then checks the address, and leaves the rest to the app. */
  appSends: boolean;
}

/** The markup of a state in the page's language (`prerender/renderPage.tsx`). */
export function stateIn(page: Document, state: ShownState): DocumentFragment | undefined {
  const { lang } = page.documentElement;
  return page.querySelector<HTMLTemplateElement>(`template[data-state="${state}"][lang="${lang}"]`)?.content;
}

/**
 * Makes the form in the sign-in's document work until the app hydrates it: keeps what is typed, sends a link by the app's own
 * functions, and shows the markup that the app would render, from the document's templates (`firstFormStates.ts`). A press that
 * only the app can answer waits for it. Returns null if the page shows no such form.
 */
export function startFirstForm(
  page: Document,
  { session, embeddedBrowser, sendSignInLink, appSends }: FirstFormGateways,
): StartedFirstForm | null {
  const shown = page.querySelector('[data-sign-in]');
  const field = page.querySelector<HTMLInputElement>('[data-sign-in] input');
  if (!shown || !field) return null;
  const listening = new AbortController();
  const { signal } = listening;
  const idle = shown.cloneNode(true) as Element;
  let failure: BegunSignIn['failure'] = null;
  let press: FirstPress | null = null;
  let sending: Promise<void> | null = null;
  /** What the app renders first. */
  let kept: BegunSignIn | null = null;

  let copied = false;
  let drawn: FirstFormState = 'idle';

  // In the order of `SignInOptions`; the field, which may have the focus, is not moved.
  const arrange = (options: Element): Element => {
    const [google, divider, byEmail] = options.children;
    const notice = stateIn(page, embeddedNotices[copied ? 'copied' : 'idle'])?.cloneNode(true);
    if (embeddedBrowser && google && divider && byEmail && notice) {
      byEmail.after(divider, google);
      options.prepend(notice);
    }
    return options;
  };
  const draw = (state: FirstFormState) => {
    drawn = state;
    const wanted = stateIn(page, state)?.firstElementChild ?? idle;
    morph(shown, arrange(wanted.cloneNode(true) as Element));
  };
  const copyAddress = async () => {
    const done = await copyText(location.href);
    if (kept || signal.aborted) return;
    copied = done;
    // The app shows the address where it cannot be copied.
    if (done) draw(drawn);
    else press = 'copy';
  };
  const isEmpty = () => field.value.trim() === '';
  let known = '';
  const drawTyped = () => {
    known = field.value;
    if (kept || sending) return;
    failure = null;
    if (press === 'google') draw(isEmpty() ? 'googleEmpty' : 'google');
    else draw(isEmpty() ? 'idle' : 'ready');
  };
  const now = (): BegunSignIn => ({ email: field.value, failure, press, copied });

  const send = async () => {
    failure = null;
    draw('sending');
    try {
      if (appSends && isEmail(field.value)) {
        // The form stays busy until the app takes over.
        press = 'submit';
        return;
      }
      const choice = readSignUpChoice(new URLSearchParams(location.search));
      await requestLink(field.value, { session, sendSignInLink, choice });
      history.pushState(null, '', pathIn(languageOfPath(location.pathname) ?? 'en', paths.checkEmail));
      listening.abort();
      // The next screen needs the app. Its file may be gone after a deployment; the document names the present one.
      const app = page.querySelector<HTMLLinkElement>('[rel=modulepreload]');
      import(/* @vite-ignore */ app?.href ?? '').catch(() => location.reload());
    } catch (error) {
      failure = asAppError(error, 'auth/link-not-sent').code;
      const refused = isEmpty() ? 'refusedEmpty' : 'refused';
      draw(failure === 'auth/invalid-email' ? refused : 'failed');
      shown.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
    }
    sending = null;
  };
  const submit = () => {
    if (kept) press = 'submit';
    else {
      if (press === 'google') press = null;
      sending ??= send();
    }
  };

  page.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      submit();
    },
    { signal },
  );
  page.addEventListener(
    'keydown',
    ({ key, target }) => {
      // While the submit button is disabled, browsers do not submit the form on Enter.
      if (key === 'Enter' && target === field && isEmpty()) submit();
    },
    { signal },
  );
  field.addEventListener('input', drawTyped, { signal });
  signal.addEventListener(
    'abort',
    watchText(field, () => known, drawTyped),
  );
  page.addEventListener(
    'click',
    ({ target }) => {
      const name = (target as Partial<HTMLElement>).closest?.<HTMLElement>('[data-press]')?.dataset['press'];
      if (sending || !name) return;
      if (name === 'copy' && !kept) {
        void copyAddress();
        return;
      }
      press = name as FirstPress;
      if (press === 'google') drawTyped();
    },
    { signal },
  );

  arrange(shown);
  field.value ||= session.read().email ?? '';
  drawTyped();
  return {
    settled: async () => {
      await sending;
      if (signal.aborted) return false;
      kept = now();
      return true;
    },
    begun: () => kept,
    takeOver: (onEnd) => {
      if (!kept) return;
      kept = null;
      listening.abort();
      onEnd(now());
    },
  };
}
