import { readText } from '../architecture/projectFiles.ts';

/** A page of rules in the documentation, and what proves each of them. */
export interface RulePage {
  /** The page, from the project's folder. */
  page: string;
  /**
   * Rule id to proofs: stories as `Title › ExportName`, tests as `tests/file.test.ts › the test's name`, a
   * parametrised name as it is written.
   */
  proofs: Readonly<Record<string, readonly string[]>>;
}

/** One rule of a page. */
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

/** The rules of a page. */
export function rulesOf({ page }: RulePage): Rule[] {
  return rulesIn(readText(page));
}
