import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';
import { pageDocument } from './document.ts';
import { pageHead } from './head.ts';
import { inlineScript } from './inlineScript.ts';
import { Outputs } from './outputs.ts';
import { namePolicyHashes } from './policy.ts';
import { tidyCss } from './tidyCss.ts';

type Pages = Pick<typeof import('./pages.ts'), 'renderPage' | 'staticPages'>;

const pagesFile = path.join(import.meta.dirname, 'pages.ts');

/** The app's bare shell, which answers every path that is no file and no public page. */
export const shellFile = 'app.html';

/** Bundles what draws the pages, loads it and draws them into the folder of the build. */
async function writePages(config: ResolvedConfig, outputs: Outputs): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'prerender-'));
  try {
    await build({
      root: config.root,
      mode: config.mode,
      configFile: config.configFile ?? false,
      logLevel: 'error',
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: pagesFile,
        outDir: folder,
        emptyOutDir: true,
        minify: false,
        rolldownOptions: { input: pagesFile, output: { entryFileNames: 'pages.mjs', codeSplitting: false } },
      },
    });
    const { staticPages, renderPage } = (await import(
      pathToFileURL(path.join(folder, 'pages.mjs')).href
    )) as Pages;
    const script = await inlineScript();
    await namePolicyHashes(config.root, [script]);
    await Promise.all(
      staticPages.map(async (page) => {
        const html = pageDocument({
          ...renderPage(page.path),
          head: pageHead(page, outputs),
          pageCss: outputs.pageCss,
          tidyCss,
          data: { wake: outputs.islands, prefetch: outputs.signIn.join(' ') },
          script: `<script>${script}</script>`,
        });
        await writeFile(path.join(outputs.directory, page.file), html);
      }),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Draws the public page at an address from its sources; where there is none, answers the app's shell. */
async function livePage(server: ViteDevServer, address: string): Promise<string> {
  const { staticPages, renderPage } = (await server.ssrLoadModule(pagesFile)) as Pages;
  const page = staticPages.find(({ path: own }) => own === address);
  const html = page
    ? pageDocument({
        ...renderPage(page.path),
        head: pageHead(page),
        pageCss: '',
        tidyCss: (css) => css,
        data: { wake: '/src/prerender/islands.tsx' },
        script: '<script type="module" src="/src/prerender/inline.ts"></script>',
      })
    : await readFile(path.join(server.config.root, shellFile), 'utf8');
  return server.transformIndexHtml(address, html);
}

/** Answers every address that is no file while developing. */
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

/**
 * Writes the public pages as HTML with everything they wear, beside the app's shell. They fetch no script before the
 * visitor does something.
 */
export function prerenderedPages(): Plugin {
  let config: ResolvedConfig;
  let outputs: Outputs | undefined;
  return {
    name: 'prerendered-pages',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer: servePages,
    writeBundle(options, bundle) {
      if (config.build.ssr === false) outputs = new Outputs(options.dir ?? '', bundle);
    },
    async closeBundle() {
      if (outputs) await writePages(config, outputs);
    },
  };
}
