import { brotliCompressSync } from 'node:zlib';
import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

export class BuiltSite {
  readonly #chunks: ReadonlyMap<string, Chunk>;
  readonly #weights = new Map<string, number>();

  /** `files` are all files of a build. */
  constructor(files: readonly Rolldown.RolldownOutput['output'][number][]) {
    const chunks = files.filter((file): file is Chunk => file.type === 'chunk');
    this.#chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  }

  /** The script files that must load before these sources (paths from the project's folder) can run. */
  scriptsOf(...sources: string[]): Set<string> {
    const seen = new Set<string>();
    const visit = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      this.#chunks.get(file)?.imports.forEach(visit);
    };
    for (const source of sources) visit(this.#holderOf(source));
    return seen;
  }

  /** KiB of these files, each compressed with Brotli like Firebase Hosting does. */
  weightOf(files: Iterable<string>): number {
    return [...files].reduce((sum, file) => sum + this.#weigh(file), 0) / 1024;
  }

  /** Whether most of a file's code comes from Firebase's or PayPal's packages. */
  isOfProvider(file: string): boolean {
    const modules = Object.entries(this.#chunks.get(file)?.modules ?? {});
    const lengthOf = (some: typeof modules) =>
      some.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0);
    const theirs = modules.filter(([id]) => /node_modules[\\/](?:@?firebase|@paypal)[\\/]/u.test(id));
    return lengthOf(theirs) > lengthOf(modules) / 2;
  }

  #holderOf(source: string): string {
    for (const { fileName, moduleIds, facadeModuleId } of this.#chunks.values()) {
      if ([...moduleIds, facadeModuleId].some((id) => id?.endsWith(`/${source}`))) return fileName;
    }
    throw new Error(`The build holds no ${source}`);
  }

  #weigh(file: string): number {
    const known = this.#weights.get(file);
    if (known !== undefined) return known;
    const weight = brotliCompressSync(this.#chunks.get(file)?.code ?? '').length;
    this.#weights.set(file, weight);
    return weight;
  }
}
