import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';

const projectRoot = path.resolve(import.meta.dirname, '../..');

/** The names of a file’s stories as Storybook reads them from its source, in their order; a module has its exports by the alphabet. */
export function storiesAsWritten(file: string): string[] {
  const fileName = path.join(projectRoot, file);
  const source = readFileSync(fileName, 'utf8');
  const { indexInputs } = loadCsf(source, { fileName, makeTitle: (title) => title }).parse();
  return indexInputs.map(({ exportName }) => exportName);
}
