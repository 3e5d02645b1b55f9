import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A table of Markdown: its columns, the line of dashes, its rows. */
const table = /^\|(?<head>.+)\|\n\|[ |:-]+\|\n(?<body>(?:\|.+\|\n?)+)/gmu;

const row = (line: string, cell: 'th' | 'td') =>
  `<tr>${line
    .split('|')
    .map((text) => `<${cell}>${text.trim()}</${cell}>`)
    .join('')}</tr>`;

/** A page with the elements of its tables. Each is one line, within which MDX still reads Markdown. */
export function withTables(page: string): string {
  return page.replaceAll(table, (_, head: string, body: string) => {
    const rows = body
      .trimEnd()
      .split('\n')
      .map((line) => row(line.slice(1, -1), 'td'));
    return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.join('')}</tbody></table>\n`;
  });
}

/** Draws the tables of the pages, which Storybook's MDX takes for running text. */
export function markdownTables(): Plugin {
  return {
    name: 'markdown-tables',
    load: (id) => (id.endsWith('.mdx') ? withTables(readFileSync(id, 'utf8')) : undefined),
  };
}
