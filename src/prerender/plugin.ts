import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';
import { generateSite, type Edition, type Pages } from './generateSite.ts';
import { criticalCss } from './criticalCss.ts';
import { pageDocument } from './document.ts';
import { BuildOutputs } from './buildOutputs.ts';
import { inLanguage } from './inLanguage.ts';
import { shellFile } from './shell.ts';
import { emptyMaps, isMap, writeMaps } from './sourceMaps.ts';

const pagesFile = path.join(import.meta.dirname, 'pages.ts');

type Language = Pages['language'];

/** Shared options of every nested build, so the same sources give the same result. */
function within({ root, mode, configFile }: ResolvedConfig, language: Language): InlineConfig {
  return {
    root,
    mode,
    configFile: configFile ?? false,
    logLevel: 'error',
    publicDir: false,
    ...(language !== 'en' && { plugins: [inLanguage(language)] }),
  };
}

async function loadPages(config: ResolvedConfig, language: Language = 'en'): Promise<Pages> {
  const folder = await mkdtemp(path.join(tmpdir(), 'prerender-'));
  try {
    await build({
      ...within(config, language),
      ssr: { noExternal: true },
      build: {
        ssr: pagesFile,
        outDir: folder,
        emptyOutDir: true,
        sourcemap: false,
        minify: false,
        rolldownOptions: { input: pagesFile, output: { entryFileNames: 'pages.mjs', codeSplitting: false } },
      },
    });
    return (await import(pathToFileURL(path.join(folder, 'pages.mjs')).href)) as Pages;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Builds the browser files in another language, and writes those that differ beside the default ones. */
async function buildIn(language: Language, config: ResolvedConfig, directory: string): Promise<Edition> {
  const built = await build({ ...within(config, language), build: { write: false } });
  if (!('output' in built)) throw new Error('The site is built once, by one bundler');
  const assets = built.output.filter(({ fileName }) => fileName !== shellFile);
  await writeMaps(built.output, directory, config.root);
  await Promise.all(
    assets.map((file) =>
      writeFile(path.join(directory, file.fileName), file.type === 'chunk' ? file.code : file.source),
    ),
  );
  const shell = built.output.find(({ fileName }) => fileName === shellFile);
  return {
    pages: await loadPages(config, language),
    outputs: new BuildOutputs(directory, Object.fromEntries(assets.map((file) => [file.fileName, file]))),
    appHtml: shell?.type === 'asset' ? String(shell.source) : '',
  };
}

/** Renders the public page at a URL from its sources; for any other URL, the app's shell. */
async function livePage(server: ViteDevServer, address: string): Promise<string> {
  const {
    staticPages,
    renderPage,
    pageHead,
    language: lang,
    paths,
    pathIn,
  } = (await server.ssrLoadModule(pagesFile)) as Pages;
  const page = staticPages.find(({ path: own }) => own === address);
  const rendered = page && renderPage(page.path);
  const html =
    page && rendered
      ? pageDocument({
          ...criticalCss(rendered, ''),
          lang,
          body: rendered.body,
          head: pageHead(page, { developing: true }),
          data: {
            page: '/src/site/scripts/page.ts',
            prefetch: `${pathIn(lang, paths.signIn)} /src/main/main.tsx`,
          },
          script: '<script type="module" src="/src/site/scripts/inline.ts"></script>',
        })
      : await readFile(path.join(server.config.root, shellFile), 'utf8');
  return server.transformIndexHtml(address, html);
}

/** Serves every URL without a file extension during development. */
function servePages(server: ViteDevServer): () => void {
  return () => {
    server.middlewares.use((request, response, next) => {
      const address = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
      if (request.method !== 'GET' || path.extname(address) !== '') return next();
      livePage(server, address).then(
        (html) => response.setHeader('Content-Type', 'text/html').end(html),
        // oxlint-disable-next-line promise/no-callback-in-promise -- middleware has no other way to fail
        (error: unknown) => next(error),
      );
    });
  };
}

/** Writes the public pages and the app's shell. The pages load no script before an interaction. */
export function prerenderedPages(): Plugin {
  let config: ResolvedConfig;
  let outputs: BuildOutputs | undefined;
  return {
    name: 'prerendered-pages',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer: servePages,
    generateBundle(_, bundle) {
      for (const name of Object.keys(bundle).filter(isMap)) delete bundle[name];
    },
    async writeBundle({ dir = '' }, bundle) {
      if (config.build.ssr !== false) return;
      outputs = new BuildOutputs(dir, bundle);
      await emptyMaps(dir);
      await writeMaps(Object.values(bundle), dir, config.root);
    },
    async closeBundle() {
      if (!outputs) return;
      const { directory } = outputs;
      const english = {
        pages: await loadPages(config),
        outputs,
        appHtml: await readFile(path.join(directory, shellFile), 'utf8'),
      };
      const others = english.pages.languages.slice(1).map((language) => buildIn(language, config, directory));
      const files = await generateSite([english, ...(await Promise.all(others))], config);
      const writes = Object.entries(files).map(async ([name, content]) => {
        const file = path.join(directory, name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, content);
      });
      await Promise.all(writes);
    },
  };
}
