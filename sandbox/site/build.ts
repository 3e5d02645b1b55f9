import type { Server } from 'node:http';
import { build, createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { projectRoot } from '../processes/settings.ts';

function viteConfig(verbose: boolean): InlineConfig {
  return { root: projectRoot, mode: 'sandbox', logLevel: verbose ? 'info' : 'error', clearScreen: false };
}

/** Builds the production site, plus the parts that exist only in the sandbox. */
export async function buildSite(options: { directory: string; verbose: boolean }): Promise<void> {
  await build({
    ...viteConfig(options.verbose),
    build: { outDir: options.directory, emptyOutDir: true, reportCompressedSize: false },
  });
}

/** Serves the site from its sources, and updates the browser when files change. */
export async function liveSite(options: {
  verbose: boolean;
  /** Vite's cache folder, one per instance. */
  cacheDirectory: string;
  /** The site's server; it also reports changes to the browser. */
  server: Server;
}): Promise<ViteDevServer> {
  return createServer({
    ...viteConfig(options.verbose),
    cacheDir: options.cacheDirectory,
    server: { middlewareMode: true, hmr: { server: options.server } },
  });
}
