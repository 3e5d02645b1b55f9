import { mostFrames } from '#domain/browserErrors.ts';
import { browserErrorsPath } from '#domain/paths.ts';
import type { Problem } from '#gateways/problems.ts';

// Loaded once a page has a problem to send (`collectErrors.ts`). It sends no message, address or typed text, and no cookie.

/** A page sends this many different problems. */
let left = 3;
const sent = new Set<string>();

const { page = '', app = page } = document.documentElement.dataset;
const release = /-(?<hash>[\w-]{8})\.js/u.exec(app)?.groups?.['hash'] ?? '';

const isText = (value: unknown) => typeof value === 'string';

/** The class of a thrown value, and its code if it has one. */
const nameOf = (thrown: Partial<Record<'name' | 'code', unknown>> | null | undefined) =>
  [thrown?.name ?? typeof thrown, thrown?.code].filter(isText).join(' ');

/** The files of a stack with line and column. The page's own address is left out: its query may name an owner. */
const framesOf = (stack: unknown) =>
  [...String(stack).matchAll(/\/(?<frame>[\w.-]+\.js:\d+:\d+)/gu)]
    .slice(0, mostFrames)
    .map(({ groups }) => groups?.['frame'] ?? '');

/**
 * Whether the error is another program's: extensions and the browsers inside apps put scripts into every page, whose errors
 * would alert the operator. They throw texts, or errors with frames of which none is the site's.
 */
const isForeign = ({ name, stack = '' }: Partial<Error>) =>
  !name || (/^ *at |@/mu.test(stack) && !stack.includes(`${location.origin}/`));

function send(problem: Problem): void {
  const thrown = ('reason' in problem ? problem.reason : problem.error) as Partial<Error> | null | undefined;
  if (problem.type !== 'caught' && isForeign(thrown ?? {})) return;
  const body = JSON.stringify({
    kind: problem.type,
    name: nameOf(thrown),
    frames: framesOf(thrown?.stack),
    release,
    screen: location.pathname,
  });
  if (left === 0 || sent.has(body)) return;
  left -= 1;
  sent.add(body);
  const headers = { 'content-type': 'application/json' };
  fetch(browserErrorsPath, { method: 'POST', body, headers, credentials: 'omit', keepalive: true }).catch(
    () => undefined,
  );
}

const problems = window.problems ?? [];
problems.forEach(send);
problems.push = (problem) => {
  send(problem);
  return 0;
};
