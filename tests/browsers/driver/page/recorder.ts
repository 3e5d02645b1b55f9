/*
 * Runs before every document's own scripts and reports the page's errors to the test. It replaces the engines' own console
 * messages, which differ.
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

// A page that is being left cancels its pending requests; Firefox reports these as errors.
let leaving = false;
addEventListener('beforeunload', () => {
  leaving = true;
});

addEventListener(
  'error',
  ({ message, target }: ErrorEvent) => {
    // Not by `instanceof`: a page that Firefox is leaving has other classes than its scripts.
    const { src, href, rel = '' } = (target ?? {}) as { src?: string; href?: string; rel?: string };
    // A hint to preload a module. Firefox fails it if the module is already loading; the import itself works.
    if (rel === 'modulepreload') return;
    if (leaving && rel !== '') return;
    // A film in an unsupported format, or one whose request was cut off, which WebKit reports for a film that plays on. The
    // journeys wait until films play. It names the source or the film itself.
    if (target instanceof HTMLSourceElement || target instanceof HTMLVideoElement) return;
    tell('error', message || `not loaded: ${rel} ${src ?? href ?? String(target)}`);
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
