import { isEmail } from '#domain/email.ts';
import type { Language } from '#domain/language.ts';
import { pathIn } from '#domain/paths.ts';
import type { SessionGateway } from '#gateways/SessionGateway.ts';
import { chooseLanguage } from './chosenLanguage.ts';
import { keepUnsent } from './unsent.ts';

/** How long to wait for the record, in milliseconds; the next answer of the server brings it up to date. */
const patience = 4000;

/** Loads the screen in another language. The history's state stays: it holds the link of an e-mail. */
function loadIn(language: Language): void {
  const { pathname, search, hash } = location;
  // If storage is blocked, only the address can name the language.
  const named = chooseLanguage(language)
    ? search
    : `?${new URLSearchParams([...new URLSearchParams(search), ['lang', language]]).toString()}`;
  history.replaceState(history.state, '', pathIn(language, pathname) + named + hash);
  location.reload();
}

/**
 * Follows the app's links to other languages (`funnel/frame/useLanguageLinks.ts`): keeps what is typed, changes the owner's record,
 * so that the next e-mail follows, and loads the same screen in the other language.
 */
export function startLanguageSwitch({
  session,
  change,
}: {
  session: SessionGateway;
  change: (language: Language) => Promise<unknown>;
}): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Partial<Element>).closest?.<HTMLAnchorElement>('#root a[hreflang]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const language = link.hreflang as Language;
    const signedIn = session.read().userCred !== undefined;
    const { value: email = '' } = document.querySelector<HTMLInputElement>('#root input[type=email]') ?? {};
    if (!signedIn && isEmail(email)) session.save({ email });
    keepUnsent();
    const changed = signedIn ? change(language).catch(() => undefined) : Promise.resolve();
    const waited = new Promise((resolve) => {
      setTimeout(resolve, patience);
    });
    void Promise.race([changed, waited]).then(() => loadIn(language));
  });
}
