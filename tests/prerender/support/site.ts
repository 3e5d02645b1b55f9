import express from 'express';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileServer } from '../../../sandbox/site/fileServer.ts';
import { readHosting } from '../../../sandbox/site/hosting.ts';
import { localHeaders } from '../../../sandbox/site/localHeaders.ts';
import { builtSite } from './build.ts';

export interface Site {
  url: string;
  stop(): Promise<void>;
}

// Production's CSP allows these hosts too, so the tests run under no weaker policy.
const outside = {
  authUrl: 'https://identitytoolkit.googleapis.com',
  paypalUrl: 'https://www.paypal.com',
  dev: false,
};

export async function serve({ root = builtSite } = {}): Promise<Site> {
  const hosting = readHosting(root);
  const app = express();
  app.use(
    fileServer({
      hosting,
      headers: localHeaders(hosting.headers, outside),
      root,
      functionHandler: () => (_request, response) => void response.json({ result: {} }),
    }),
  );
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
