import type { Fields, Store } from '#functions/store/Store.ts';
import { filesMatching, readText } from '../architecture/projectFiles.ts';

const naming = [/collection\w*\s*[:=]\s*'(\w+)'/giu, /\b(?:find|documentsIn)\(\s*'(\w+)'/gu];

/** Every collection named in the functions' source, so that a new collection is tested automatically. */
function namedCollections(): string[] {
  const named = filesMatching('functions/src/**/*.ts').flatMap((file) => {
    const source = readText(file);
    return naming.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name));
  });
  return [...new Set(named)].toSorted();
}

/** Every collection that the functions write. The last one is not named beside a word for a collection. */
export const collections = [...namedCollections(), 'Provisioning'];

/** Documents by collection and id. */
export type Documents = Record<string, Record<string, Fields>>;

/** Every document of a database. */
export async function documentsIn(store: Pick<Store, 'find'>): Promise<Documents> {
  const found = await Promise.all(
    collections.map(async (name) => {
      const documents = await store.find(name);
      return [name, Object.fromEntries(documents.map(({ id, fields }) => [id, fields]))] as const;
    }),
  );
  return Object.fromEntries(found);
}
