import type { RequestHandler } from 'express';
import { worldOf, type World } from './world.ts';

/** Path of the script that makes a page's browser another one. */
export const deviceScriptPath = '/__sandbox/world/device.js';

const instagram =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22F76 Instagram 382.0.0.27.85';
const aheadMs = { right: 0, ahead40Days: 40 * 86_400_000, behind3Hours: -3 * 3_600_000 };

/** The script: another user agent, another clock. */
export function deviceScript({ browser, clock }: World): string {
  const userAgent =
    browser === 'insideAnApp'
      ? `Object.defineProperty(navigator, 'userAgent', { value: ${JSON.stringify(instagram)} });`
      : '';
  const time =
    clock === 'right'
      ? ''
      : `Date = class extends Date {
  constructor(...moment) { if (moment.length) super(...moment); else super(Date.now()); }
  static now() { return super.now() + ${aheadMs[clock]}; }
};`;
  return `${userAgent}\n${time}\n`;
}

/** Puts the script before every other of a page, if the visitor's switches ask for it. */
export const otherDevice: RequestHandler = (request, response, next) => {
  const { browser, clock } = worldOf(request.headers.cookie);
  const isPage = request.headers.accept?.includes('text/html') ?? false;
  // Otherwise, a page in the browser's cache would outlast the switch.
  if (isPage) response.vary('Cookie');
  if (!isPage || (browser === 'ordinary' && clock === 'right')) {
    next();
    return;
  }
  // A page that is compressed or comes from the browser's cache could not be changed.
  for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete request.headers[name];
  const tag = `<head><script src="${deviceScriptPath}"></script>`;
  let before = true;
  // The head is in the first chunk, which may end inside a letter of several bytes.
  const inserted = (chunk: unknown) => {
    if (!before || (typeof chunk !== 'string' && !Buffer.isBuffer(chunk))) return chunk;
    before = false;
    return Buffer.from(Buffer.from(chunk).toString('latin1').replace('<head>', tag), 'latin1');
  };
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    response.removeHeader('Content-Length');
    return writeHead(...head);
  }) as typeof writeHead;
  response.write = ((chunk: unknown, ...rest: unknown[]) =>
    Reflect.apply(write, undefined, [inserted(chunk), ...rest]) as boolean) as typeof write;
  response.end = ((chunk: unknown, ...rest: unknown[]) =>
    Reflect.apply(end, undefined, [inserted(chunk), ...rest]) as typeof response) as typeof end;
  next();
};
