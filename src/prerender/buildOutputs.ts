import path from 'node:path';
import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The files of a finished build that a page references. */
export class BuildOutputs {
  /** Absolute path of the build. */
  readonly directory: string;
  /** URL of the pages' deferred script. */
  readonly page: string;
  /** URLs of that script and of its imports. */
  readonly pageScripts: readonly string[];
  /** URLs of what the sign-in needs besides the public pages' files, its own script first. */
  readonly signIn: readonly string[];
  /** URL of the web font that every page uses. */
  readonly font: string;
  /** The fonts' style sheet, with the URLs of the build. */
  readonly fontCss: string;

  constructor(directory: string, bundle: Bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const assets = Object.values(bundle).filter((file) => file.type === 'asset');
    const chunkOf = (source: string) => {
      const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
      if (!found) throw new Error(`The build holds no ${source}`);
      return found;
    };
    const filesOf = (source: string) => {
      const seen = new Set<string>();
      const visit = (file: string) => {
        if (seen.has(file)) return;
        seen.add(file);
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk') return;
        chunk.viteMetadata?.importedCss.forEach((sheet) => seen.add(sheet));
        chunk.imports.forEach(visit);
      };
      visit(chunkOf(source).fileName);
      return seen;
    };
    const script = '/site/scripts/page.ts';

    this.directory = directory;
    this.page = `/${chunkOf(script).fileName}`;
    const ours = filesOf(script);
    this.pageScripts = [...ours].map((file) => `/${file}`);
    this.signIn = [...filesOf('/main/main.tsx')].filter((file) => !ours.has(file)).map((file) => `/${file}`);
    const font = assets.find(({ fileName }) => /^everyday-.*\.woff2$/u.test(path.basename(fileName)));
    if (!font) throw new Error('The build has no font file');
    this.font = `/${font.fileName}`;
    this.fontCss = assets
      .filter(({ fileName }) => fileName.endsWith('.css'))
      .map(({ source }) => String(source))
      .join('');
  }
}
