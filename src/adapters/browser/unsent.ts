import { limits } from '#domain/limits.ts';
import { languages } from '#domain/language.ts';
import { pathIn } from '#domain/paths.ts';
import { unlessBlocked } from '#loading/unlessBlocked.ts';
import { keptFields, type OpenForm, type Unsent } from '#gateways/SessionGateway.ts';

const key = 'unsent';

/** The path of the screen, which is the same in each language. */
const screenNow = () => pathIn(languages[0], window.location.pathname);

function isOpenForm(value: unknown): value is OpenForm {
  const { name, values } = (value ?? {}) as Partial<Record<keyof OpenForm, unknown>>;
  const isKept = (one: unknown) => typeof one === 'string' || typeof one === 'boolean';
  return typeof name === 'string' && Array.isArray(values) && values.every(isKept);
}

/** What was ticked and typed in an unsent form, for one load in another language: a consent is given anew. */
export const unsent = {
  keep(given: Readonly<Record<string, unknown>>): void {
    // Where storage is blocked, the owner enters it again.
    unlessBlocked(() =>
      window.sessionStorage.setItem(key, JSON.stringify({ ...given, screen: screenNow() })),
    );
  },
  read(): Unsent {
    const kept = unlessBlocked((): unknown => JSON.parse(window.sessionStorage.getItem(key) ?? '{}'));
    const { screen, termsAccepted, marketingConsent, passwordTyped, code, openForm } = (kept ?? {}) as Record<
      string,
      unknown
    >;
    // Another screen has another form.
    if (screen !== screenNow()) return {};
    return {
      ...(termsAccepted === true && { termsAccepted }),
      ...(marketingConsent === true && { marketingConsent }),
      ...(passwordTyped === true && { passwordTyped }),
      ...(typeof code === 'string' && { code: code.slice(0, limits.couponCode.max) }),
      ...(isOpenForm(openForm) && { openForm }),
    };
  },
  forget(): void {
    unlessBlocked(() => window.sessionStorage.removeItem(key));
  },
};

const isChoice = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

/**
 * Stores what the screen would lose by loading in another language: what was ticked, a code, and the open form of the account.
 * Every other form stores what is typed as it is typed; of a password, only that one was typed, so that the screen can ask for
 * it again.
 */
export function keepUnsent(): void {
  const fields = document.querySelectorAll<HTMLInputElement>('#root input:is([type=checkbox], [name=code])');
  const passwords = document.querySelectorAll<HTMLInputElement>('#root input[name=password]');
  const form = document.querySelector<HTMLFormElement>('#root form[name]');
  const valueOf = (field: HTMLInputElement) => (isChoice(field) ? field.checked : field.value);
  unsent.keep({
    ...Object.fromEntries([...fields].map((field) => [field.name, valueOf(field)])),
    ...(form && {
      openForm: {
        name: form.name,
        values: Array.from(form.querySelectorAll<HTMLInputElement>(keptFields), valueOf),
      },
    }),
    passwordTyped: [...passwords].some(({ value }) => value !== ''),
  });
}
