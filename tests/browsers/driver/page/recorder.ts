/*
 * Runs before every document's own scripts and tells the test what a visitor's browser complains about. The same in
 * every engine, because what engines write to their consoles by themselves differs.
 */
import { complaintMark } from './mark.ts';

interface WithHandlers {
  webkit?: { messageHandlers?: { complaints?: { postMessage(text: string): void } } };
}

const handler = (globalThis as WithHandlers).webkit?.messageHandlers?.complaints;
const { debug } = console;

function tell(kind: string, ...words: unknown[]): void {
  const text = `${kind} at ${location.origin}${location.pathname}: ${words.map(String).join(' ')}`.slice(
    0,
    600,
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- WebKit's message handler takes the text alone
  if (handler) handler.postMessage(text.replaceAll('\n', ' '));
  else debug.call(console, complaintMark + text);
}

// A page that is being left cancels what it still loads; Firefox reports that as an error. WebKit does so of a film, and only
// when the page comes back.
let leaving = false;
addEventListener('beforeunload', () => {
  leaving = true;
});

addEventListener(
  'error',
  ({ message, target }: ErrorEvent) => {
    // A hint to load a module early. Firefox fails one whose module it is loading already; the import itself works.
    if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
    if (leaving && (target instanceof HTMLLinkElement || target instanceof HTMLSourceElement)) return;
    // A film in a format this engine does not play. It takes the next one; without a next one the film is lost.
    if (target instanceof HTMLSourceElement && target.nextElementSibling instanceof HTMLSourceElement) return;
    const { src, href } = (target ?? {}) as { src?: string; href?: string };
    tell('error', message || `not loaded: ${src ?? href ?? String(target)}`);
  },
  { capture: true },
);
addEventListener('unhandledrejection', ({ reason }) => {
  const { stack } = (reason ?? {}) as { stack?: string };
  tell('rejection', reason, stack ?? '');
});
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  tell('policy violation', effectiveDirective, blockedURI);
});
for (const kind of ['error', 'warn'] as const) {
  const original = console[kind];
  console[kind] = (...words: unknown[]) => {
    tell(`console.${kind}`, ...words);
    original.apply(console, words);
  };
}
