import type { MediaQuery, Rule, SelectorComponent } from 'lightningcss';
import { groups, visitCss } from './transformCss.ts';

/** Matches every element and outweighs every selector of classes. */
const heavy = ':not(#_)';

/** Styles of a page, by whether they hold only where scripts are switched off. */
export interface SplitStyles {
  /** Rules that always hold. */
  rest: string;
  /** Rules of `@media (scripting: none)`, without it. They outweigh all others, wherever they stand. */
  withoutScript: string;
}

function asksForNoScripts({ condition }: MediaQuery): boolean {
  if (condition?.type !== 'feature' || condition.value.type !== 'plain') return false;
  const { name, value } = condition.value;
  return name === 'scripting' && value.type === 'ident' && value.value === 'none';
}

function holdsWithoutScripts(rule: Rule): boolean {
  return rule.type === 'media' && rule.value.query.mediaQueries.every(asksForNoScripts);
}

function parsedSelector(selector: string): SelectorComponent[] {
  let parts: SelectorComponent[] = [];
  visitCss(`${selector}{color:red}`, {
    Rule: {
      style({ value }) {
        [parts = []] = value.selectors;
        return undefined;
      },
    },
  });
  return parts;
}

/** The rules with more weight in each selector, before its pseudo-element. */
function weighted(rules: readonly Rule[], weight: readonly SelectorComponent[]): Rule[] {
  return rules.map((rule): Rule => {
    if (rule.type === 'media') {
      return { ...rule, value: { ...rule.value, rules: weighted(rule.value.rules, weight) } };
    }
    if (rule.type !== 'style') return rule;
    const selectors = rule.value.selectors.map((parts) => {
      const pseudo = parts.findIndex(({ type }) => type === 'pseudo-element');
      return parts.toSpliced(pseudo < 0 ? parts.length : pseudo, 0, ...weight);
    });
    return { ...rule, value: { ...rule.value, selectors } };
  });
}

/** The rules without those that hold only without scripts. */
function withScript(css: string): string {
  return visitCss(css, { Rule: (rule) => (holdsWithoutScripts(rule) ? [] : undefined) });
}

/** The rules that hold only without scripts, with more weight than all others. */
function onlyWithoutScript(css: string): string {
  const weight = parsedSelector(heavy);
  let inside = false;
  return visitCss(css, {
    Rule(rule) {
      if (holdsWithoutScripts(rule)) inside = true;
      return inside || groups.includes(rule.type) ? undefined : [];
    },
    RuleExit(rule) {
      if (rule.type !== 'media' || !holdsWithoutScripts(rule)) return undefined;
      inside = false;
      return weighted(rule.value.rules, weight);
    },
  });
}

/**
 * Takes the rules of `@media (scripting: none)` out of styles, for a `noscript` element in the head of the page. Chrome before
 * 120 and Safari before 17 do not know that media feature, and a page without its scripts would offer what only they can do.
 * Where scripts run, no browser reads these rules at all.
 */
export function splitWithoutScript(css: string): SplitStyles {
  return { rest: withScript(css), withoutScript: onlyWithoutScript(css) };
}
