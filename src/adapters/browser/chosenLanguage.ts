import { unlessBlocked } from '#loading/unlessBlocked.ts';

/** The storage key of the language that was chosen in this browser. */
const key = 'language';

/** The language chosen in this browser; undefined if there is none or storage is blocked. */
export function chosenLanguage(): string | undefined {
  return unlessBlocked(() => localStorage[key] as string | undefined);
}

/** Stores the language chosen in this browser. False if storage is blocked. */
export function chooseLanguage(language: string): boolean {
  const stored = unlessBlocked(() => {
    localStorage[key] = language;
    return true;
  });
  return stored ?? false;
}
