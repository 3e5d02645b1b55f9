import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { HeadersFor } from '#operations/project/keptFiles.ts';
import { readHosting } from '#sandbox/site/hosting.ts';

/** A server's response to one request. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.vtt': 'text/vtt; charset=utf-8',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};
const alreadySmall = new Set(['.png', '.avif', '.webp', '.woff2', '.mp4', '.webm']);

/** A built site, served like Firebase Hosting: clean addresses, its headers, Brotli. */
export class SiteFiles {
  readonly #root: string;
  readonly #instead: Readonly<Record<string, string>>;
  readonly #rules: readonly HeadersFor[];
  readonly #known = new Map<string, Answer>();

  /** `root` holds the build; `instead` holds pages by path that replace the build's. */
  constructor(root: string, instead: Readonly<Record<string, string>> = {}) {
    this.#root = root;
    this.#rules = readHosting(root).headers;
    this.#instead = instead;
  }

  /** The response to a request for a path: always the same, compressed in advance. */
  answer(address: string): Answer {
    const known = this.#known.get(address) ?? this.#make(address);
    this.#known.set(address, known);
    return known;
  }

  #make(address: string): Answer {
    const page = this.#instead[address];
    if (page !== undefined) return this.#found(address, '.html', Buffer.from(page));
    const clean = address === '/' ? '/index.html' : address;
    const file = [clean, `${clean}.html`]
      .map((name) => path.join(this.#root, name))
      .find((name) => name.startsWith(this.#root) && existsSync(name) && statSync(name).isFile());
    if (file) return this.#found(address, path.extname(file), readFileSync(file));
    if (/^\/(?:api|assets|media)\//u.test(address) || path.extname(address) !== '') {
      return { status: 404, headers: { 'Content-Type': 'text/plain' }, body: Buffer.from('Not found\n') };
    }
    return this.#found(address, '.html', readFileSync(path.join(this.#root, 'app.html')));
  }

  // If two rules set one header, the later wins.
  #headersFor(address: string): Record<string, string> {
    const fitting = this.#rules.filter(({ source, regex = '$^' }) =>
      source === undefined ? new RegExp(regex, 'u').test(address) : path.posix.matchesGlob(address, source),
    );
    return Object.fromEntries(
      fitting.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
    );
  }

  #found(address: string, kind: string, content: Buffer): Answer {
    const small = alreadySmall.has(kind);
    const body = small ? content : brotliCompressSync(content);
    return {
      status: 200,
      headers: {
        ...this.#headersFor(address),
        'Content-Type': types[kind] ?? 'application/octet-stream',
        'Content-Length': String(body.length),
        ...(small ? {} : { 'Content-Encoding': 'br' }),
      },
      body,
    };
  }
}
