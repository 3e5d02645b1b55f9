import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReactElement, ReactNode } from 'react';
import { build } from 'vite';

const projectRoot = path.dirname(import.meta.dirname);

/** A page of words, as Storybook's manifests hold it. */
export interface Page {
  path: string;
  content?: string;
}

interface Described {
  name: string;
  path: string;
  import?: string | undefined;
  docs?: Record<string, Page>;
}

export interface Manifests {
  components?: { components: Record<string, Described> };
  docs?: { docs: Record<string, Page> };
}

/** The import of a component, whose file has the path of its stories; undefined for what only the stories have. */
export function importOf({ name, path: stories }: Pick<Described, 'name' | 'path'>): string | undefined {
  const [, place] = /^\.?\/?stories\/(.+)\.stories\.tsx$/u.exec(stories) ?? [];
  return place?.endsWith(`/${name}`) && existsSync(path.join(projectRoot, `src/${place}.tsx`))
    ? `import { ${name} } from '#${place}.tsx';`
    : undefined;
}

interface Table {
  columns: readonly string[];
  rows: ReadonlyArray<readonly ReactNode[]>;
}

type Drawn = ReactElement<Partial<Table>>;
type Block = (props: Record<string, string>) => Drawn | readonly Drawn[];

function textOf(cell: ReactNode): string {
  if (typeof cell === 'string' || typeof cell === 'number') return String(cell);
  if (Array.isArray(cell)) return cell.map(textOf).join('');
  return cell !== null && typeof cell === 'object' && 'props' in cell
    ? textOf((cell as ReactElement<{ children?: ReactNode }>).props.children)
    : '';
}

const line = (cells: readonly ReactNode[]) =>
  `| ${cells.map((cell) => textOf(cell).replaceAll(/\s+/gu, ' ').replaceAll('|', '\\|')).join(' | ')} |`;

const markdownOf = ({ columns, rows }: Table) =>
  [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');

/** A block that stands alone on a line of a page, and its attributes. */
const tag = /^<(?<name>[A-Z]\w*)(?<attributes>(?: \w+="[^"]*")*) \/>$/u;

let loading: Promise<Record<string, Block>> | undefined;

/**
 * The blocks that draw tables, by name. They are built, because Vite gives up on a module that a busy machine loads for more than a
 * minute; in a folder of this process, because tests and a build may run at once.
 */
async function loadBlocks(): Promise<Record<string, Block>> {
  const outDir = path.join(projectRoot, `node_modules/.cache/blocks-${process.pid}`);
  const files = globSync(path.join(projectRoot, 'stories/docs/blocks/*.tsx'));
  const input = files.filter((file) => readFileSync(file, 'utf8').includes("from './Facts.tsx'"));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      resolve: { tsconfigPaths: true },
      publicDir: false,
      build: { ssr: true, outDir, rolldownOptions: { input } },
    });
    const modules = input.map(
      (file) =>
        import(pathToFileURL(path.join(outDir, `${path.basename(file, '.tsx')}.js`)).href) as Promise<
          Record<string, Block>
        >,
    );
    return Object.assign({}, ...(await Promise.all(modules))) as Record<string, Block>;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** The file that a line of a page imports as text. */
const imported = /^import \w+ from '(?<file>[^']+)\?raw';$/u;

/** A page with its blocks' tables and its code: a program that reads the page draws nothing. */
async function withTables(content: string, folder: string): Promise<string> {
  const written = content.split('\n').map(async (text) => {
    const { file } = imported.exec(text)?.groups ?? {};
    if (file !== undefined) return `~~~tsx\n${readFileSync(path.join(projectRoot, folder, file), 'utf8')}~~~`;
    const { name = '', attributes = '' } = tag.exec(text)?.groups ?? {};
    if (name === '') return text;
    const blocks = await (loading ??= loadBlocks());
    const props = [...attributes.matchAll(/(\w+)="([^"]*)"/gu)].map(
      ([, key = '', value = '']) => [key, value] as const,
    );
    const tables = [blocks[name]?.(Object.fromEntries(props)) ?? []]
      .flat()
      .flatMap(({ props: { columns, rows } }) => (columns && rows ? [markdownOf({ columns, rows })] : []));
    return tables.length > 0 ? tables.join('\n\n') : text;
  });
  return (await Promise.all(written)).join('\n');
}

async function withTablesIn(pages: Record<string, Page>): Promise<void> {
  for (const page of Object.values(pages)) {
    if (page.content !== undefined) page.content = await withTables(page.content, path.dirname(page.path));
  }
}

/** What programs read of the catalog: Storybook's manifests with the project's imports and the pages' tables. */
export async function published(manifests: Manifests): Promise<Manifests> {
  for (const component of Object.values(manifests.components?.components ?? {})) {
    component.import = importOf(component);
    await withTablesIn(component.docs ?? {});
  }
  await withTablesIn(manifests.docs?.docs ?? {});
  return JSON.parse(JSON.stringify(manifests).replaceAll(`${projectRoot}/`, '')) as Manifests;
}
