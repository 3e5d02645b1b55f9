import type { MediaQuery, Rule, SelectorComponent } from 'lightningcss';
import { visitCss } from './transformCss.ts';

/** Matches every element of a page whose `noScriptMark` is an element. It adds no weight to a selector. */
const withoutScripts = ':where(html:has(>head>noscript>style) *)';

function asksForNoScripts({ condition }: MediaQuery): boolean {
  if (condition?.type !== 'feature' || condition.value.type !== 'plain') return false;
  const { name, value } = condition.value;
  return name === 'scripting' && value.type === 'ident' && value.value === 'none';
}

function parsedMark(): SelectorComponent[] {
  let parts: SelectorComponent[] = [];
  visitCss(`${withoutScripts}{color:red}`, {
    Rule: {
      style({ value }) {
        [parts = []] = value.selectors;
        return undefined;
      },
    },
  });
  return parts;
}

/** The rules with the mark in each selector, before its pseudo-element. */
function marked(rules: readonly Rule[], mark: readonly SelectorComponent[]): Rule[] {
  return rules.map((rule): Rule => {
    if (rule.type === 'media') {
      return { ...rule, value: { ...rule.value, rules: marked(rule.value.rules, mark) } };
    }
    if (rule.type !== 'style') return rule;
    const selectors = rule.value.selectors.map((parts) => {
      const pseudo = parts.findIndex(({ type }) => type === 'pseudo-element');
      return parts.toSpliced(pseudo < 0 ? parts.length : pseudo, 0, ...mark);
    });
    return { ...rule, value: { ...rule.value, selectors } };
  });
}

/**
 * Writes the rules of `@media (scripting: none)` for browsers that do not know it, Chrome before 120 and Safari before 17,
 * in which a page without its scripts would offer what only they can do.
 */
export function lowerScripting(css: string): string {
  const mark = parsedMark();
  return visitCss(css, {
    Rule: {
      media({ value: { query, rules } }) {
        return query.mediaQueries.every(asksForNoScripts) ? marked(rules, mark) : undefined;
      },
    },
  });
}
