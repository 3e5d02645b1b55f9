import { Facts } from './Facts.tsx';

/** The files whose functions a screen may call for its prices and words, as text. */
const sources = import.meta.glob<string>(
  [
    '../../../src/domain/{quote,money,comparison,listedPlan,plan,pluralize,tablets,timeline}.ts',
    '../../../src/content/{errors,currencies}.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** A doc comment and the head of the function below it, which ends after the type that the function returns. */
const described =
  /\/\*\*(?<doc>(?:(?!\*\/)[\s\S])+)\*\/\nexport function (?<name>\w+)(?<head>[\s\S]+?\): [^\n]+) \{\n/gu;

const onOneLine = (text: string) => text.replaceAll(/\n\s*\* ?|\s+/gu, ' ').trim();

/** Each function, with its import, its types and its doc comment, from the code. */
export function Functions() {
  const rows = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(described)].map(
      ({ groups: { doc = '', name = '', head = '' } = {} }) =>
        [
          name,
          file.replace('../../../src/', '#'),
          onOneLine(head),
          onOneLine(doc.split(/\n \* @/u)[0] ?? '')
            .split('`')
            .map((text, at) => (at % 2 === 1 ? <code key={text}>{text}</code> : text)),
        ] as const,
    ),
  );
  return (
    <Facts
      label="Functions for prices and words"
      columns={['Function', 'Import from', 'Takes and returns', 'What it is for']}
      rows={rows}
    />
  );
}
