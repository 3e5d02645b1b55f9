import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { SiteFiles } from './siteFiles.ts';
import { SlowLine, type LineSpeed } from './slowLine.ts';

/** The browser's requests, in order. */
export interface Asked {
  path: string;
  /** The purpose named by the browser, such as `document` or `document prefetch`; `empty` for fetches. */
  purpose: string;
}

/** A running server of one site. */
export interface SiteServer {
  /** Its address without a trailing slash. */
  url: string;
  /** All requests since the list was last emptied. */
  asked: Asked[];
  stop: () => Promise<void>;
}

/** Options for serving a site. */
interface Serving {
  key: string;
  cert: string;
  /** How slow the line is; without it, responses come at once. */
  line?: LineSpeed;
}

/** Serves files over HTTP/2 and TLS, only to this machine, on a free port. */
export async function serveSite(files: SiteFiles, { key, cert, line: speed }: Serving): Promise<SiteServer> {
  const asked: Asked[] = [];
  const line = speed && new SlowLine(speed);
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const path = new URL(request.url, 'https://127.0.0.1').pathname;
    const { 'sec-fetch-dest': kind = '', 'sec-purpose': beforehand = '' } = request.headers;
    asked.push({ path, purpose: `${kind} ${String(beforehand)}`.trim() });
    const { status, headers, body } = files.answer(path);
    const send = () => response.writeHead(status, headers);
    if (line) {
      const connection = request.httpVersion === '2.0' ? request.stream.session : request.socket;
      void line.carry(body, connection ?? request, {
        begin: send,
        part: (part) => response.write(part),
        end: () => response.end(),
        isOpen: () => !response.destroyed,
      });
    } else {
      send();
      response.end(body);
    }
  });
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
}
