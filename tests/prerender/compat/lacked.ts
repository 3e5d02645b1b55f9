import { browsersWithout } from './browserData.ts';
import { harmless, harmlessFromScripts } from './harmless.ts';
import { usedByCss, type Use } from './usedCss.ts';
import { usedByHtml } from './usedHtml.ts';

/** Features that some supported browser lacks, by their names in MDN's data, and those browsers. */
export type Lacked = Record<string, string[]>;

export function lacked(uses: readonly Use[]): Lacked {
  const found = uses.map(({ feature, guards }) => [feature, browsersWithout(feature, guards)] as const);
  return Object.fromEntries(found.filter(([, browsers]) => browsers.length > 0));
}

/** Those that are not on a list of harmless ones. */
export function unlisted(missing: Lacked, list: Readonly<Record<string, string>>): Lacked {
  return Object.fromEntries(Object.entries(missing).filter(([feature]) => !Object.hasOwn(list, feature)));
}

/** What each text lacks: most rules and elements are in many stories. */
const known = new Map<string, Promise<Lacked>>();

type Read = typeof usedByCss | typeof usedByHtml;

async function lackedBy(text: string, read: Read): Promise<Lacked> {
  try {
    return lacked(await read(text));
  } catch (error) {
    return { [text]: [String(error)] };
  }
}

/** What rules and elements that scripts add to a page use, but browsers lack, except for what is listed as harmless. */
export async function lackedByScripts(
  rules: readonly string[],
  elements: readonly string[],
): Promise<Lacked> {
  const find = (texts: readonly string[], read: Read) =>
    texts.map((text) => known.get(text) ?? known.set(text, lackedBy(text, read)).get(text));
  const found = await Promise.all([...find(rules, usedByCss), ...find(elements, usedByHtml)]);
  return unlisted(Object.assign({}, ...found) as Lacked, { ...harmless, ...harmlessFromScripts });
}
