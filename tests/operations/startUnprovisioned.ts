import { startTestServer } from '../server/eachServer.ts';
import type { TestServer } from '../server/testServer.ts';

/** The collections that `npm run provision` writes. */
export const provisioned = ['Plans', 'Credentials', 'Provisioning'];

/** A server as before the first `npm run provision`: neither its PayPal nor its database knows an offer. */
export async function startUnprovisioned(
  options?: Parameters<typeof startTestServer>[0],
): Promise<TestServer> {
  const server = await startTestServer(options);
  await server.control('POST', '/reset');
  for (const collection of provisioned) {
    for (const { id } of await server.store.find(collection)) await server.store.delete({ collection, id });
  }
  return server;
}
