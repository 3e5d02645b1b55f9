import type { MediaQuery, Rule, SelectorComponent } from 'lightningcss';
import { visitCss } from './transformCss.ts';

/** Matches every element of a page if scripts are disabled (`noScriptMark`). It adds no specificity to a selector. */
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

/** Adds the mark to each selector of the rules, before its pseudo-element. */
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
 * Converts `@media (scripting: none)` rules for browsers without that feature (Chrome before 120 and Safari before 17),
 * which would otherwise show controls that need scripts.
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
