import { createPublicKey, createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { connect, type TLSSocket } from 'node:tls';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

export interface Account {
  localId: string;
  email: string;
  emailVerified: boolean;
  disabled?: boolean;
  /** In seconds: tokens issued before are invalid. */
  validSince?: string;
}

/** Google as seen by the Admin SDK: the keys of tokens, and the accounts. It skips none of the SDK's checks. */
export interface FakeGoogle {
  /** Redirects the Admin SDK's requests to this server. */
  agent: Agent;
  /** Signs a token like Google; `claims` override the defaults, including `header`. */
  sign(claims: object, header?: object): string;
  /** Number of requests from the Admin SDK. */
  asked(): number;
  /** Signs with a key that Google does not have. */
  forge(claims: object): string;
  stop(): Promise<void>;
}

export const projectId = 'demo-curbwise-doors';

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(key: string, header: object, claims: object): string {
  const content = `${base64url({ alg: 'RS256', typ: 'JWT', kid: 'known', ...header })}.${base64url(claims)}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

export async function startGoogle(accounts: readonly Account[]): Promise<FakeGoogle> {
  const names = ['www.googleapis.com', 'identitytoolkit.googleapis.com', 'firebaseappcheck.googleapis.com'];
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'googleapis.com' }], {
    keySize: 2048,
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: names.map((value) => ({ type: 2, value })) }],
  });
  // The keys of App Check tokens, under the tokens' key id.
  const jwk = { ...createPublicKey(key).export({ format: 'jwk' }), kid: 'known', alg: 'RS256', use: 'sig' };
  let asked = 0;
  const server = createServer({ key, cert }, (request, response) => {
    asked += 1;
    void (async () => {
      const body = await textOf(request);
      response.setHeader('content-type', 'application/json');
      response.setHeader('cache-control', 'max-age=3600');
      if (request.url?.includes('/x509/')) return response.end(JSON.stringify({ known: cert }));
      if (request.url?.includes('/jwks')) return response.end(JSON.stringify({ keys: [jwk] }));
      const { localId = [] } = JSON.parse(body) as { localId?: string[] };
      const users = accounts.filter((account) => localId.includes(account.localId));
      return response.end(JSON.stringify(users.length > 0 ? { users } : {}));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent();
  agent.createConnection = ({ host }): TLSSocket =>
    connect({ host: '127.0.0.1', port, ca: cert, servername: host ?? '' });
  const foreign = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return {
    agent,
    asked: () => asked,
    sign: (claims, header = {}) => signed(key, header, claims),
    forge: (claims) => signed(foreign.privateKey, {}, claims),
    async stop() {
      agent.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
