import { browserErrorGroups, type BrowserErrorGroup } from '#functions/documents/counts/browserErrors.ts';
import type { Store } from '#functions/store/Store.ts';
import { keptMaps, type OriginalPlace } from '../project/sourceMaps.ts';
import type { OpsContext } from './context.ts';

/** How many kinds of errors are shown. */
const shown = 50;

const mostFirst = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

/** One kind of error: how often, what, where, in which browsers and of which release. */
function lineOf(
  { count, kind, name, frames, screens, browsers, release, first, last }: BrowserErrorGroup,
  original: OriginalPlace,
): string {
  const days = [first, last]
    .map((at) => at?.toISOString().slice(0, 16).replace('T', ' ') ?? '?')
    .join(' to ');
  const places = frames.split('\n').map((frame) => ({ frame, place: original(frame, release) }));
  const place = places.map((one) => one.place ?? one.frame).join(' < ') || 'no file';
  const unmapped = places.some((one) => one.place === null && /\.js:\d+:\d+$/u.test(one.frame));
  const note = unmapped ? `; no source map of it in ${keptMaps}` : '';
  return `${count} × ${kind} ${name}  ${place}\n    on ${mostFirst(screens)}; in ${mostFirst(browsers)}; release ${release || '?'}${note}; ${days}`;
}

/** The errors in browsers of the last weeks, a text for each kind, the most frequent first; a last one if there are more kinds. */
export async function browserErrorLines(
  store: Store,
  original: OriginalPlace = () => null,
): Promise<string[]> {
  const groups = await browserErrorGroups.newest(store, 'last', shown + 1);
  const lines = groups
    .slice(0, shown)
    .toSorted((one, other) => other.count - one.count)
    .map((group) => lineOf(group, original));
  return groups.length > shown
    ? [...lines, `There are more kinds of errors; these ${shown} are the newest.`]
    : lines;
}

export async function errors(ops: OpsContext): Promise<void> {
  const lines = await browserErrorLines(ops.context.store, ops.originalPlace);
  for (const line of lines) ops.talk.say(line);
  if (lines.length === 0) ops.talk.say('No error in a browser is known.');
}
