import { daysAfter } from '#domain/days.ts';
import type { BrowserError } from '#domain/browserErrors.ts';
import type { Store } from '../../store/Store.ts';
import { always, documentsIn, nullable, type ValuesOf } from '../format/codec.ts';
import { hashId, moment, number, numbers, text } from '../format/values.ts';

/** Logged for each error in a browser. An alert counts this message. */
export const browserErrorSeen = 'an error in a browser';

/** A kind of error is kept for so many days after it was last seen. */
const keptDays = 30;

const table = {
  kind: always('kind', text, ''),
  name: always('name', text, ''),
  /** The stack of the first one, innermost first, one frame a line. */
  frames: always('frames', text, ''),
  release: always('release', text, ''),
  count: always('count', number, 0),
  /** How often, by screen and by family of browser. */
  screens: always('screens', numbers, {}),
  browsers: always('browsers', numbers, {}),
  first: nullable('first_seen', moment),
  last: nullable('last_seen', moment),
  expires: nullable('expires_at', moment),
};

/** Equal errors in browsers: how many there were, and where. */
export const browserErrorGroups = documentsIn('BrowserErrors', table);

export type BrowserErrorGroup = ValuesOf<typeof table>;

const oneMore = (counts: Readonly<Record<string, number>>, name: string) => ({
  ...counts,
  [name]: (counts[name] ?? 0) + 1,
});

export type SeenBrowserError = BrowserError & { browser: string; now: Date };

/** Adds an error to those of the same kind, class, place and release. */
export async function addBrowserError(store: Store, error: SeenBrowserError): Promise<void> {
  const { kind, name, frames, release, screen, browser, now } = error;
  const ref = browserErrorGroups.ref(hashId([kind, name, frames[0] ?? screen, release].join('\n')));
  await store.transaction(async (transaction) => {
    const before = browserErrorGroups.parse(await transaction.get(ref));
    const group = {
      kind,
      name,
      frames: before.frames || frames.join('\n'),
      release,
      count: before.count + 1,
      screens: oneMore(before.screens, screen),
      browsers: oneMore(before.browsers, browser),
      first: before.first ?? now,
      last: now,
      expires: daysAfter(now, keptDays),
    };
    transaction.set(ref, browserErrorGroups.serialize(group));
  });
}
