import type { RenderedPage } from './renderPage.tsx';
import { tidyCss } from './tidyCss.ts';

/** What a page wears, and its body with it on. */
export interface Worn {
  body: string;
  /** Rules written into the page before its body. */
  inPage: string;
  /** Rules fetched where the body asks for them; empty when all are in the page. */
  fetched: string;
}

const className = /\bcss-(?<name>[a-z0-9]+)\b/gu;

function namesIn(html: string): Set<string> {
  return new Set([...html.matchAll(className)].map(({ groups }) => groups?.['name'] ?? ''));
}

/** The variables of a style sheet that some rules ask for, directly or through one another. */
function variablesFor(css: string, sheet: string): Set<string> {
  const values = new Map(
    [...sheet.matchAll(/(--[\w-]+):([^;}]*)/gu)].map(([, name = '', value = '']) => [name, value]),
  );
  const used = new Set<string>();
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/gu)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(values.get(name) ?? '');
    }
  };
  follow(css);
  return used;
}

/** The page's own style sheet as far as these rules need it. */
function baseFor(css: string, pageCss: string): string {
  const faces = pageCss.replaceAll(/@font-face\{[^}]*\}/gu, (face) =>
    /everyday|Fallback/u.test(face) ? face : '',
  );
  const rules = faces.replaceAll(/--mui-[\w-]+:[^;}]*/gu, '');
  return tidyCss(faces, variablesFor(rules + css, pageCss));
}

// What a rule says of a state, no first paint shows.
const state =
  /:(?:hover|active|disabled|focus)|::(?:backdrop|selection)|\[(?:aria-(?:busy|disabled)|data-(?:motion|scrolled))|^@starting-style|@media print/u;

/** Tidied rules, those of a state apart from the others. */
function byUrgency(css: string): { atOnce: string; soon: string } {
  const rules = [...css.matchAll(/(?<selector>[^{}]+)\{(?:[^{}]|\{[^{}]*\})*\}/gu)];
  const together = (some: RegExpMatchArray[]) => some.map(([rule]) => rule).join('');
  // Rules within rules within rules would fall out unseen.
  if (together(rules) !== css) throw new Error('Some rules of the page are nested more deeply than foreseen');
  const isState = ({ groups }: RegExpMatchArray) =>
    (groups?.['selector'] ?? '').split(',').every((selector) => state.test(selector));
  return {
    atOnce: together(rules.filter((rule) => !isState(rule))),
    soon: together(rules.filter((rule) => isState(rule))),
  };
}

/** Names of one or two letters for what is worn outside islands: nobody asks for them by their long ones. */
function shortNames(body: string, kept: ReadonlySet<string>): ReadonlyMap<string, string> {
  const long = [...namesIn(body)].filter((name) => !kept.has(name));
  return new Map(long.map((name, at) => [name, `c${at.toString(36)}`]));
}

/**
 * Works out what a page wears. Everything is written into the page, unless `fold` is given: then only what stands
 * before it is, and a style sheet brings the rest, asked for at that place so that nothing before it waits.
 */
export function dress({ body, islands, styles }: RenderedPage, pageCss: string, fold?: string): Worn {
  const sheet = tidyCss(pageCss);
  const kept = namesIn(islands.join(''));
  const short = shortNames(body, kept);
  const renamed = (text: string) =>
    text.replaceAll(className, (long, name: string) => short.get(name) ?? long);
  const rules = (names: Iterable<string>) =>
    tidyCss(renamed([...names].map((name) => styles[name] ?? '').join('')));
  const at = fold === undefined ? -1 : body.indexOf(fold);
  const first = at < 0 ? body : body.slice(0, at);
  // What stands in a dialog is shown only when asked for.
  const early = namesIn(first.replaceAll(/(?<=<dialog[^>]*>).*?<\/dialog>/gu, ''));
  const moving = new Set(Object.keys(styles).filter((name) => name.startsWith('animation-')));
  const motionOf = (css: string) => [...moving].filter((name) => css.includes(name));
  if (at < 0) {
    const all = rules(Object.keys(styles));
    return { body: renamed(body), inPage: baseFor(all, sheet) + all, fetched: '' };
  }
  const { atOnce, soon } = byUrgency(rules(early));
  const inPage = rules(motionOf(atOnce)) + atOnce;
  const late = Object.keys(styles).filter((name) => !early.has(name));
  return {
    body: renamed(body),
    inPage: byUrgency(baseFor(inPage, sheet)).atOnce + inPage,
    fetched: sheet + rules(late) + soon,
  };
}
