import { filesMatching, readText } from '../architecture/projectFiles.ts';

export interface Rule {
  /** `R-` and words in capitals: `R-VERIFY-USED`. */
  id: string;
  text: string;
}

/** Every rule in a page's source: a list item that begins with the id in bold. */
export function rulesIn(source: string): Rule[] {
  const items = source.matchAll(/^- \*\*(?<id>R-[A-Z0-9-]+)\*\* (?<text>.*(?:\n {2}.*)*)/gmu);
  return [...items].map(({ groups }) => ({
    id: groups?.['id'] ?? '',
    // Joins lines, and removes the backslash before braces that MDX needs.
    text: (groups?.['text'] ?? '').replace(/\n\s+/gu, ' ').replace(/\\(?=[{}])/gu, ''),
  }));
}

export const rulePages = filesMatching('stories/docs/reference/*.mdx')
  .map((page) => ({ page, source: readText(page) }))
  .map(({ page, source }) => ({ page, source, rules: rulesIn(source) }))
  .filter(({ rules }) => rules.length > 0);
