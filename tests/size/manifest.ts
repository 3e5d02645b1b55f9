import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';

/** A built site, asked for the weight of its scripts. */
export class BuiltSite {
  readonly #directory: string;
  readonly #manifest: Manifest;
  readonly #weights = new Map<string, number>();

  /** `directory` holds a build with Vite's manifest in it. */
  constructor(directory: string) {
    this.#directory = directory;
    const file = path.join(directory, '.vite/manifest.json');
    this.#manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  }

  /** The script files that must arrive before these sources run. */
  scriptsOf(...sources: string[]): Set<string> {
    const seen = new Set<string>();
    const visit = (key: string) => {
      const chunk = this.#manifest[key];
      if (!chunk) throw new Error(`The build has no file of its own for ${key}`);
      if (seen.has(chunk.file)) return;
      seen.add(chunk.file);
      for (const imported of chunk.imports ?? []) visit(imported);
    };
    for (const source of sources) visit(source);
    return seen;
  }

  /** KiB of these files, each compressed by Brotli as Firebase Hosting sends it. */
  weightOf(files: Iterable<string>): number {
    return [...files].reduce((sum, file) => sum + this.#weigh(file), 0) / 1024;
  }

  #weigh(file: string): number {
    const known = this.#weights.get(file);
    if (known !== undefined) return known;
    const weight = brotliCompressSync(readFileSync(path.join(this.#directory, file))).length;
    this.#weights.set(file, weight);
    return weight;
  }
}
