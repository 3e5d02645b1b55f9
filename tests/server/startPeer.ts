import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountRef } from '#functions/paypal/http/restClient.ts';
import type { TestServer } from './testServer.ts';

/** Starts a server that the PayPal client treats as PayPal, with a valid token. Returns a function that stops it. */
export async function startPeer(server: TestServer, handle: RequestListener): Promise<() => Promise<void>> {
  const peer = createServer(handle);
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
  const { port } = peer.address() as AddressInfo;
  await server.store.update(accountRef, [
    { path: ['endpoint'], value: `http://127.0.0.1:${port}` },
    { path: ['access_token'], value: 'token' },
    { path: ['expires_in'], value: new Date(Date.now() + 3_600_000) },
  ]);
  return async () => {
    peer.closeAllConnections();
    await new Promise((resolve) => peer.close(resolve));
  };
}
