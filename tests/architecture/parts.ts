import path from 'node:path';
import { filesMatching, readText } from './projectFiles.ts';

export interface DeclaredProp {
  name: string;
  optional: boolean;
  described: boolean;
  /** The string literals of its type, if it allows only some: 'info', 'error'. */
  words: string[];
}

/** A source file with a visible component. */
export interface Part {
  file: string;
  /** Name of the file without its extension, which is the component's name. */
  name: string;
  storyFile: string;
  components: string[];
  /** Whether the component with the file's name has a doc comment. */
  described: boolean;
  /** Its own props, without inherited ones. */
  props: DeclaredProp[];
}

const exported = /^export (?:async )?(?:function|const) (?<name>[A-Z][a-z]\w*)/gmu;

/** Every matching file that exports a component; such files have a component's name. */
export function partsIn(pattern: string): Part[] {
  return filesMatching(pattern)
    .filter((file) => /^[A-Z]/u.test(path.posix.basename(file)))
    .map((file) => {
      const source = readText(file);
      const name = path.posix.basename(file, '.tsx');
      return {
        file,
        name,
        storyFile: file.replace(/^src\//u, 'stories/').replace(/\.tsx$/u, '.stories.tsx'),
        components: [...source.matchAll(exported)].map((match) => match.groups?.['name'] ?? ''),
        described: new RegExp(String.raw`\*/\nexport (?:function|const) ${name}\b`, 'u').test(source),
        props: propsIn(source),
      };
    })
    .filter(({ components }) => components.length > 0);
}

/** The props of the interface named after the component; the formatter puts each on its own line, indented by two spaces. */
function propsIn(source: string): DeclaredProp[] {
  const bodies = [...source.matchAll(/^export interface \w+Props\b[^{]*\{\n(?<body>[\s\S]*?)^\}/gmu)];
  return bodies.flatMap((match) => {
    const lines = (match.groups?.['body'] ?? '').split('\n');
    return lines.flatMap((line, at) => {
      const prop = /^ {2}(?:'(?<quoted>[^']+)'|(?<plain>\w+))(?<optional>\?)?: (?<type>.*)$/u.exec(
        line,
      )?.groups;
      if (!prop) return [];
      return {
        name: prop['quoted'] ?? prop['plain'] ?? '',
        optional: prop['optional'] === '?',
        described: lines[at - 1]?.trimEnd().endsWith('*/') ?? false,
        words: wordsOf(prop['type'] ?? ''),
      };
    });
  });
}

function wordsOf(type: string): string[] {
  return /^(?:'[^']+'(?: \| )?)+;$/u.test(type)
    ? [...type.matchAll(/'([^']+)'/gu)].map(([, word = '']) => word)
    : [];
}

/** The states of every exported union in a source, by the union's name: `{ status: 'applied' ... }`. */
export function statesIn(source: string): Array<{ union: string; states: string[] }> {
  const unions = [
    ...source.matchAll(/^export type (?<union>\w+State)\b[^=]*=(?<body>[\s\S]*?);\n(?=\S|\n|$)/gmu),
  ];
  return unions.map(({ groups }) => ({
    union: groups?.['union'] ?? '',
    states: [...(groups?.['body'] ?? '').matchAll(/\bstatus: '(?<state>[^']+)'/gu)].map(
      (match) => match.groups?.['state'] ?? '',
    ),
  }));
}
