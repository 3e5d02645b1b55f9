/** Redirects an unknown URL to the landing page in the language of that URL. Runs in the head of `404.html`. */
/** Defined by the build: the landing pages in all languages except the site's first. */
declare const otherHomes: string[];
/** Defined by the build: the anchor at which the landing page says so. */
declare const lostAnchor: string;

location.replace(
  `${otherHomes.find((home) => location.pathname.startsWith(`${home}/`)) ?? '/'}#${lostAnchor}`,
);
