import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

type Content = Uint8Array | string;

/** Holds rendered files until the list that names them is published. */
export interface Shelf {
  /**
   * Keeps a file.
   * @param name - Its name without the ending: `hero-map-800`.
   * @param ending - `avif`, `av1.mp4`, ...
   * @returns the file's address in the list until then.
   */
  keep: (name: string, ending: string, content: Content) => string;
  addressesIn: (list: unknown) => string[];
  /**
   * Writes a list's files to a folder named after a hash of their content, so that browsers may cache them forever. One folder
   * for all files makes the addresses in a page shorter than one for each.
   * @param before - The list published last; files that were not rendered again are taken from its folder.
   * @returns the list with the addresses of that folder.
   */
  publish: <List>(list: List, before: unknown) => Promise<List>;
  clear: (lists: unknown) => Promise<void>;
}

/**
 * Opens an empty shelf.
 * @param publicFolder - The folder of static files, which a site serves at `/`.
 * @param base - The folder in it that holds nothing but published files.
 */
export function openShelf(publicFolder: string, base: string): Shelf {
  const folder = path.join(publicFolder, base);
  const rendered = new Map<string, Content>();
  const addressesIn = (list: unknown) => [
    ...new Set(JSON.stringify(list).match(new RegExp(`/${base}/[\\w./-]+`, 'gu'))),
  ];
  return {
    keep: (name, ending, content) => {
      const file = `${name}.${ending}`;
      rendered.set(file, content);
      return `/${base}/${file}`;
    },
    addressesIn,
    publish: async <List>(list: List, before: unknown) => {
      const shelved = new Map(addressesIn(before).map((address) => [path.basename(address), address]));
      const files = await Promise.all(
        addressesIn(list)
          .map((address) => path.basename(address))
          .toSorted()
          .map(async (file): Promise<[string, Content]> => {
            const old = path.join(publicFolder, shelved.get(file) ?? '');
            return [file, rendered.get(file) ?? (await readFile(old))];
          }),
      );
      const hash = createHash('sha256');
      for (const [file, content] of files) hash.update(file).update(content);
      const edition = hash.digest('hex').slice(0, 8);

      await mkdir(path.join(folder, edition), { recursive: true });
      for (const [file, content] of files) await writeFile(path.join(folder, edition, file), content);
      const address = new RegExp(`/${base}/(?:\\w+/)?(?=[\\w-]+\\.)`, 'gu');
      return JSON.parse(JSON.stringify(list).replaceAll(address, `/${base}/${edition}/`)) as List;
    },
    clear: async (lists) => {
      const named = JSON.stringify(lists);
      for (const old of await readdir(folder))
        if (!named.includes(`/${base}/${old}/`)) await rm(path.join(folder, old), { recursive: true });
    },
  };
}
