import { filesMatching, readText } from '../architecture/projectFiles.ts';

/** One rule of a page of the documentation. */
export interface Rule {
  /** `R-` and words in capitals: `R-VERIFY-USED`. */
  id: string;
  text: string;
}

/** Every rule that a page's source states: a list item that begins with the id in bold. */
export function rulesIn(source: string): Rule[] {
  const items = source.matchAll(/^- \*\*(?<id>R-[A-Z0-9-]+)\*\* (?<text>.*(?:\n {2}.*)*)/gmu);
  return [...items].map(({ groups }) => ({
    id: groups?.['id'] ?? '',
    // Lines are joined, and braces lose the backslash that MDX needs.
    text: (groups?.['text'] ?? '').replace(/\n\s+/gu, ' ').replace(/\\(?=[{}])/gu, ''),
  }));
}

/** The pages that state rules. */
export const rulePages = filesMatching('stories/docs/reference/*.mdx')
  .map((page) => ({ page, source: readText(page) }))
  .map(({ page, source }) => ({ page, source, rules: rulesIn(source) }))
  .filter(({ rules }) => rules.length > 0);
