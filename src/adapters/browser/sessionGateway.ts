import type { SessionCache, SessionGateway } from '#gateways/SessionGateway.ts';
import { storedValues } from './storedValues.ts';

const names = Object.keys(storedValues) as (keyof SessionCache)[];

// What another tab writes when another owner is signed in, or one is done. Emptied storage names no key.
const telling = new Set([storedValues.userCred.key, storedValues.email.key, storedValues.finishedAt.key]);

// Reading `window.localStorage` itself throws where the visitor forbade it.
function quietly<Answer>(action: () => Answer): Answer | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function readOne<Name extends keyof SessionCache>(name: Name): Partial<SessionCache> {
  const { key, parse } = storedValues[name];
  const value = quietly(() => {
    const text = window.localStorage.getItem(key);
    return text === null ? undefined : parse(text);
  });
  return value === undefined ? {} : { [name]: value };
}

function saveOne<Name extends keyof SessionCache>(name: Name, value: SessionCache[Name] | undefined): void {
  if (value === undefined) return;
  const { key, write } = storedValues[name];
  quietly(() => {
    window.localStorage.setItem(key, write(value));
  });
}

/** Remembers in this browser's local storage, under the specification's keys. */
export function createSessionGateway(): SessionGateway {
  return {
    read: () => Object.assign({}, ...names.map((name) => readOne(name))) as Partial<SessionCache>,
    save: (values) => {
      for (const name of names) saveOne(name, values[name]);
    },
    clear: () => {
      quietly(() => {
        window.localStorage.clear();
      });
      quietly(() => {
        window.sessionStorage.clear();
      });
    },
    onChangedElsewhere: (listener) => {
      // Browsers fire `storage` in the other tabs only, never in the one that wrote.
      const handleStorage = ({ key }: StorageEvent) => {
        if (key === null || telling.has(key)) listener();
      };
      window.addEventListener('storage', handleStorage);
      return () => {
        window.removeEventListener('storage', handleStorage);
      };
    },
  };
}
