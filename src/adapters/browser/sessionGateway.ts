import type { SessionCache, SessionGateway } from '#gateways/SessionGateway.ts';
import { unlessBlocked } from '#loading/unlessBlocked.ts';
import { storedValues } from './storedValues.ts';
import { unsent } from './unsent.ts';

const names = Object.keys(storedValues) as (keyof SessionCache)[];

// Keys that change when another tab signs an owner in or finishes. A cleared storage reports no key.
const watchedKeys = new Set([storedValues.userCred.key, storedValues.email.key, storedValues.finishedAt.key]);

function readOne<Name extends keyof SessionCache>(name: Name): Partial<SessionCache> {
  const { key, parse } = storedValues[name];
  const value = unlessBlocked(() => {
    const text = window.localStorage.getItem(key);
    return text === null ? undefined : parse(text);
  });
  return value === undefined ? {} : { [name]: value };
}

function saveOne<Name extends keyof SessionCache>(name: Name, value: SessionCache[Name] | undefined): void {
  if (value === undefined) return;
  const { key, write } = storedValues[name];
  unlessBlocked(() => {
    window.localStorage.setItem(key, write(value));
  });
}

/** The site's language is not part of the session (`domain/languageRule.ts`). */
const isOfSite = (key: string) => key === 'language';

/** The prefix of all keys of Firebase Auth, which keeps the sign-in in local storage (`firebaseApp.ts`). */
const isOfFirebase = (key: string) => key.startsWith('firebase:');

function clearStorage(isKept: (key: string) => boolean): void {
  unlessBlocked(() => {
    const { localStorage } = window;
    const kept = Object.entries<string>(localStorage).filter(([key]) => isKept(key));
    localStorage.clear();
    for (const [key, value] of kept) localStorage.setItem(key, value);
  });
  unlessBlocked(() => {
    window.sessionStorage.clear();
  });
}

/** Stores values in this browser's local storage (R-DATA-KEYS). */
export function createSessionGateway(): SessionGateway {
  return {
    read: () => Object.assign({}, ...names.map((name) => readOne(name))) as Partial<SessionCache>,
    save: (values) => {
      for (const name of names) saveOne(name, values[name]);
    },
    stores: () =>
      unlessBlocked(() => {
        const { localStorage } = window;
        localStorage.setItem('probe', '');
        localStorage.removeItem('probe');
        return true;
      }) ?? false,
    readUnsent: () => unsent.read(),
    forgetUnsent: () => unsent.forget(),
    clear: () => clearStorage(isOfSite),
    forgetOwner: () => clearStorage((key) => isOfSite(key) || isOfFirebase(key)),
    onChangedElsewhere: (listener) => {
      // Browsers fire `storage` only in other tabs, not in the tab that wrote.
      const handleStorage = ({ key }: StorageEvent) => {
        if (key === null || watchedKeys.has(key)) listener();
      };
      window.addEventListener('storage', handleStorage);
      return () => {
        window.removeEventListener('storage', handleStorage);
      };
    },
  };
}
