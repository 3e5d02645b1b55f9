import type { Declaration, MediaQuery, Rule, SelectorComponent } from 'lightningcss';
import type { RenderedPage } from './renderPage.tsx';
import { groups, minifyCss, visitCss } from './transformCss.ts';
import { splitWithoutScript } from './withoutScript.ts';

export interface PageStyles {
  /** Rules for the first paint, written into the head. */
  critical: string;
  /** The `@font-face` of the web font, switched on after the first paint. */
  webFont: string;
  /** Rules that hold only where scripts are switched off. */
  withoutScript: string;
  /** Rules of the style sheet linked at the fold; empty where all rules are critical. */
  deferred: string;
}

const statePseudoClasses = ['hover', 'active', 'disabled', 'focus', 'focus-visible', 'focus-within'];
const stateAttributes = ['open', 'aria-busy', 'aria-disabled', 'data-motion', 'data-scrolled'];

/** Excludes `::selection`: it matches every element, so loading such a rule later would restyle all of them. */
function isStatePart(part: SelectorComponent): boolean {
  if (part.type === 'class') return part.name.startsWith('Mui-');
  if (part.type === 'attribute') return stateAttributes.includes(part.name);
  if (part.type === 'pseudo-element') return part.kind === 'backdrop';
  if (part.type !== 'pseudo-class') return false;
  const inner = 'selectors' in part ? (part.selectors ?? []).flat() : [];
  return statePseudoClasses.includes(part.kind) || inner.some(isStatePart);
}

const lateFeatures = ['forced-colors', 'prefers-contrast'];

/** Whether a media query is for print or for other colors, whose styles may load after the first paint. */
function isLateMedia({ mediaType, condition }: MediaQuery): boolean {
  if (mediaType === 'print') return true;
  return condition?.type === 'feature' && lateFeatures.includes(condition.value.name);
}

/** Whether a rule applies only after an interaction, in print or in forced colors; the first paint does not need it. */
function isStateRule(rule: Rule): boolean {
  if (rule.type === 'starting-style') return true;
  if (rule.type === 'media') return rule.value.query.mediaQueries.every(isLateMedia);
  return rule.type === 'style' && rule.value.selectors.every((selector) => selector.some(isStatePart));
}

/** Keeps only state rules, or only all others, at any depth of `@media` and similar rules. */
function onlyRules(css: string, kept: 'state' | 'other'): string {
  // Rules inside a state's group belong to that state.
  let depth = 0;
  const opensState = (rule: Rule) => groups.includes(rule.type) && isStateRule(rule);
  return visitCss(css, {
    Rule(rule) {
      const ofState = depth > 0 || isStateRule(rule);
      if (kept === 'other' ? ofState : !ofState && !groups.includes(rule.type)) return [];
      if (opensState(rule)) depth += 1;
      return undefined;
    },
    RuleExit(rule) {
      if (opensState(rule)) depth -= 1;
    },
  });
}

type Face = 'webFont' | 'fallback' | 'other';

function faceOf({ value: { properties } }: Extract<Rule, { type: 'font-face' }>): Face {
  const sources = properties.flatMap((property) => (property.type === 'source' ? property.value : []));
  if (sources.every(({ type }) => type === 'local')) return 'fallback';
  const addresses = sources.map((source) => (source.type === 'url' ? source.value.url.url : ''));
  return addresses.some((address) => address.includes('everyday')) ? 'webFont' : 'other';
}

/** Keeps only one kind of `@font-face` rules. */
function onlyFaces(css: string, kept: Face): string {
  return visitCss(css, {
    Rule: (rule) => (rule.type === 'font-face' && faceOf(rule) !== kept ? [] : undefined),
  });
}

/** Whether a declaration sets a variable that some styles or HTML do not use. */
function isUnusedVariable({ property, value }: Declaration, users: string): boolean {
  // The parser also calls a property that it does not know custom, such as `scroll-behavior`.
  return property === 'custom' && value.name.startsWith('--') && !users.includes(`var(${value.name}`);
}

/** Removes the theme's variables that nothing uses. */
function withoutUnusedVariables(globals: string, users: string): string {
  return visitCss(globals, {
    Declaration: (declaration) => (isUnusedVariable(declaration, users) ? [] : undefined),
  });
}

/** Keeps only the theme's variables that nothing uses. */
function onlyUnusedVariables(globals: string, users: string): string {
  return visitCss(globals, {
    Declaration: (declaration) => (isUnusedVariable(declaration, users) ? undefined : []),
    RuleExit: (rule) =>
      rule.type === 'style' && rule.value.declarations.declarations.length > 0 ? undefined : [],
  });
}

function joined(styles: RenderedPage['styles'], names: Iterable<string>): string {
  return [...names].map((name) => styles[name] ?? '').join('');
}

/**
 * Splits the styles of a page. Without `fold`, all rules are critical. With `fold`, the rules for the markup before it are
 * critical, except state rules; the rest is deferred.
 */
export function criticalCss(
  { body, globals, styles }: RenderedPage,
  fontCss: string,
  fold?: string,
): PageStyles {
  const webFont = minifyCss(onlyFaces(fontCss, 'webFont'));
  const all = Object.keys(styles);
  const foldAt = fold === undefined ? -1 : body.indexOf(fold);
  const finished = (early: string, late: string) => {
    const [critical, deferred] = [early, late].map(splitWithoutScript);
    return {
      critical: minifyCss(critical?.rest ?? ''),
      webFont,
      withoutScript: minifyCss(`${critical?.withoutScript}${deferred?.withoutScript}`),
      deferred: minifyCss(deferred?.rest ?? ''),
    };
  };
  const fallback = onlyFaces(fontCss, 'fallback');
  if (foldAt < 0) return finished(fallback + globals + joined(styles, all), '');
  // Dialogs are initially closed.
  const before = body.slice(0, foldAt).replaceAll(/<dialog.*?<\/dialog>/gu, '');
  const first = new Set(all.filter((name) => before.includes(`css-${name}`)));
  const early = joined(styles, first);
  // Stated once: animations begin anew when a style sheet brings their keyframes again.
  const keyframes = all.filter((name) => name.startsWith('animation-') && early.includes(name));
  const late = all.filter((name) => !first.has(name) && !keyframes.includes(name));
  // Where a variable is used by another one, it counts as used.
  const users = before + early + globals;
  return finished(
    fallback + onlyRules(withoutUnusedVariables(globals, users) + joined(styles, keyframes) + early, 'other'),
    onlyFaces(fontCss, 'other') +
      onlyUnusedVariables(globals, users) +
      onlyRules(globals, 'state') +
      joined(styles, late) +
      onlyRules(early, 'state'),
  );
}
