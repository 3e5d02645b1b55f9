import express, { type RequestHandler, type Router } from 'express';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { build, createServer as createVite, type InlineConfig, type ViteDevServer } from 'vite';
import { apiPrefix } from '#domain/paths.ts';
import { loopback } from '../processes/ports.ts';
import { projectRoot } from '../processes/settings.ts';
import { otherDevice } from '../world/device.ts';
import { apiBody, unreadableBody } from './apiBody.ts';
import { fileServer, headersAndFunctions } from './fileServer.ts';
import { readHosting } from './hosting.ts';
import { localHeaders } from './localHeaders.ts';
import { loopbackOnly } from './loopbackOnly.ts';

export interface Site {
  stop(): Promise<void>;
}

export interface SiteOptions {
  port: number;
  authUrl: string;
  paypalUrl: string;
  /** The folder of the built site, or of the development server's cache. */
  directory: string;
  dev: boolean;
  verbose: boolean;
  /** The sandbox's own pages, under `/__sandbox`. */
  sandboxPages: Router;
  /** Finds a function by name. Called on each request, so that functions can be reloaded. */
  functionHandler: (name: string) => RequestHandler | undefined;
}

/** Builds the site, or prepares the development server, and serves it on its port like Firebase Hosting. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { port, authUrl, paypalUrl, directory, dev, verbose, functionHandler } = options;
  const app = express();
  const server = createServer(app);
  const vite: InlineConfig = {
    root: projectRoot,
    mode: 'sandbox',
    logLevel: verbose ? 'info' : 'error',
    clearScreen: false,
  };
  if (!dev)
    await build({ ...vite, build: { outDir: directory, emptyOutDir: true, reportCompressedSize: false } });
  const hosting = readHosting(dev ? undefined : directory);
  const headers = localHeaders(hosting.headers, { authUrl, paypalUrl, dev });
  const files = { hosting, headers, root: directory, functionHandler };
  app.disable('x-powered-by');
  app.use(loopbackOnly);
  app.use('/__sandbox', options.sandboxPages);
  app.use(otherDevice);
  app.use(apiPrefix, ...apiBody);
  let live: ViteDevServer | undefined;
  if (dev) {
    live = await createVite({
      ...vite,
      cacheDir: directory,
      server: { middlewareMode: true, hmr: { server } },
    });
    app.use(headersAndFunctions(files), live.middlewares);
  } else {
    app.use(fileServer(files));
  }
  app.use(unreadableBody);
  server.listen(port, loopback);
  await once(server, 'listening');
  return {
    async stop() {
      await live?.close();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
