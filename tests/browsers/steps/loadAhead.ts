import type { Tab } from '../driver/tab.ts';

/** Preloads by a first interaction; waits for it and the service worker, which WebKit needs. Returns the paths. */
export async function loadAhead(tab: Tab): Promise<string[]> {
  await tab.scrollTo({ css: '#how-it-works' });
  return tab.until(() => {
    const ahead = document.documentElement.dataset['prefetch']?.split(' ') ?? [];
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const ready = document.readyState === 'complete' && ahead.every((file) => loaded.includes(file));
    return ready && navigator.serviceWorker.controller ? ahead : undefined;
  });
}

const getStartedLink = { role: 'link', name: 'Get Started', within: { css: 'main' } };

/** Clicks the first link to the sign-up. */
export function getStarted(tab: Tab): Promise<void> {
  return tab.tap(getStartedLink);
}
