import path from 'node:path';
import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The files of a finished build that a page must name. */
export class Outputs {
  /** Absolute path of the build. */
  readonly directory: string;
  /** Address of the rest of the pages' script. */
  readonly page: string;
  /** Addresses of every script and style sheet the sign-in screen needs before it can be used. */
  readonly signIn: readonly string[];
  /** Address of the font file that every page's text needs. */
  readonly font: string;
  /** The theme's style sheet, its addresses those of the build. */
  readonly pageCss: string;

  constructor(directory: string, bundle: Bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const assets = Object.values(bundle).filter((file) => file.type === 'asset');
    const chunkOf = (source: string) => {
      const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
      if (!found) throw new Error(`The build has no file of its own for ${source}`);
      return found;
    };
    const seen = new Set<string>();
    const visit = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk') return;
      chunk.viteMetadata?.importedCss.forEach((sheet) => seen.add(sheet));
      chunk.imports.forEach(visit);
    };
    const app = chunks.find(({ isEntry, name }) => isEntry && name === 'app');
    if (!app) throw new Error('The build has no app');
    [app, chunkOf('/app/pages/SignInPage.tsx')].forEach(({ fileName }) => visit(fileName));

    this.directory = directory;
    this.page = `/${chunkOf('/prerender/page.ts').fileName}`;
    this.signIn = [...seen].map((file) => `/${file}`);
    const font = assets.find(({ fileName }) => /^everyday-.*\.woff2$/u.test(path.basename(fileName)));
    if (!font) throw new Error('The build has no font file');
    this.font = `/${font.fileName}`;
    this.pageCss = assets
      .filter(({ fileName }) => fileName.endsWith('.css'))
      .map(({ source }) => String(source))
      .join('');
  }
}
