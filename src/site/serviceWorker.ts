import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { warmStrategyCache } from 'workbox-recipes';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';

/** Defined by the build: the paths of the public pages, and the files that they need offline. */
declare const keptPages: string[];
declare const keptFiles: Array<{ url: string; revision: string | null }>;
declare const signIns: string[];

void (self as unknown as { skipWaiting: () => Promise<void> }).skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(keptFiles);

// Pages come from the network if available, even if slow: a cached page could show an old price.
const pages = new NetworkFirst({
  cacheName: 'pages',
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
      // No redirect, as by a network that asks for a sign-in first: the strategy would keep it instead of the page.
      cacheWillUpdate: async ({ response }) => (response.ok ? response : null),
    },
  ],
});
warmStrategyCache({ urls: keptPages, strategy: pages });
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && keptPages.includes(url.pathname),
  pages,
);

// A navigation does not find the document that the landing page fetched ahead in WebKit's cache; a fetch does.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && signIns.includes(url.pathname),
  new NetworkOnly(),
);

// A file with a hash in its name never changes. Videos are not cached here, because the browser requests ranges of them.
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/(?:assets|media)\/.+\.(?:js|css|woff2|avif|webp)$/u.test(url.pathname),
  new CacheFirst({ cacheName: 'files', plugins: [new ExpirationPlugin({ maxEntries: 120 })] }),
);

// Where the browser's storage is full, damaged or blocked, the cache fails, and without this so would every file of the site.
setCatchHandler(({ request }) => fetch(request));
