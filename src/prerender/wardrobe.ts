import type { RenderedPage } from './renderPage.tsx';
import { tidyCss } from './tidyCss.ts';

/** What a page wears, and its body with it on. */
export interface Worn {
  body: string;
  /** Rules written into the page before its body. */
  inPage: string;
  /** The face of everyday letters; empty where the page has them from elsewhere. */
  letters: string;
  /** Rules fetched where the body asks for them; empty when all are in the page. */
  fetched: string;
}

const className = /\bcss-(?<name>[a-z0-9]+)\b/gu;
const motionName = /\banimation-[a-z0-9]+\b/gu;

function namesIn(html: string): Set<string> {
  return new Set([...html.matchAll(className)].map(({ groups }) => groups?.['name'] ?? ''));
}

/** Puts the theme's values where rules ask for its variables: there is one scheme, so none of them ever changes. */
function resolved(css: string, values: ReadonlyMap<string, string>): string {
  return css.replaceAll(/var\((?<name>--mui-[\w-]+)(?:,[^()]*)?\)/gu, (asked, name: string) => {
    const value = values.get(name);
    return value === undefined ? asked : resolved(value, values);
  });
}

/** The theme's variables in a style sheet. */
function themeValues(sheet: string): Map<string, string> {
  return new Map(
    [...sheet.matchAll(/(--mui-[\w-]+):([^;}]*)/gu)].map(([, name = '', value = '']) => [name, value]),
  );
}

const face = /@font-face\{[^}]*\}/gu;
const everyday = /everyday/u;
/** The metric twins of fonts, which every system has. */
const twin = /Fallback/u;

/** The faces of everyday letters in a style sheet. */
function lettersOf(sheet: string): string {
  return (sheet.match(face) ?? []).filter((rule) => everyday.test(rule)).join('');
}

/** A style sheet without the theme's variables, and of its faces only the twins. */
function sparse(sheet: string): string {
  return sheet
    .replaceAll(face, (rule) => (twin.test(rule) ? rule : ''))
    .replaceAll(/--mui-[\w-]+:[^;}]*;?/gu, '');
}

/** A style sheet without the faces that stand in the page already. */
function rest(sheet: string): string {
  return sheet.replaceAll(face, (rule) => (twin.test(rule) || everyday.test(rule) ? '' : rule));
}

// What a rule says of a state, no first paint shows.
const state =
  /:(?:hover|active|disabled|focus)|\.Mui-|\[open\]|::(?:backdrop|selection)|\[(?:aria-(?:busy|disabled)|data-(?:motion|scrolled))|^@starting-style|@media print/u;

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
  const moving = Object.keys(styles).filter((name) => name.startsWith('animation-'));
  const renamed = (text: string) =>
    text
      .replaceAll(className, (long, name: string) => short.get(name) ?? long)
      .replaceAll(motionName, (long) => (moving.includes(long) ? `m${moving.indexOf(long)}` : long));
  const rules = (names: Iterable<string>) =>
    tidyCss(renamed([...names].map((name) => styles[name] ?? '').join('')));
  const at = fold === undefined ? -1 : body.indexOf(fold);
  const first = at < 0 ? body : body.slice(0, at);
  // A dialog is shown only when asked for.
  const early = namesIn(first.replaceAll(/<dialog.*?<\/dialog>/gu, ''));
  const motionOf = (css: string) => moving.filter((_, order) => css.includes(`m${order}`));
  const values = themeValues(sheet);
  const inPage = (css: string) => tidyCss(resolved(sparse(sheet) + css, values));
  const letters = lettersOf(sheet);
  if (at < 0) {
    const all = rules(Object.keys(styles));
    return { body: renamed(body), inPage: inPage(all), letters, fetched: '' };
  }
  const { atOnce, soon } = byUrgency(rules(early));
  const late = Object.keys(styles).filter((name) => !early.has(name));
  return {
    body: renamed(body),
    inPage: byUrgency(inPage(rules(motionOf(atOnce)) + atOnce)).atOnce,
    letters,
    fetched: rest(sheet) + rules(late) + soon,
  };
}
