/** Leads on from an address that does not exist, to the landing page in the language of that address. Runs in the head of `404.html`. */
/** Defined by the build: the landing pages in the other languages than the site's first. */
declare const otherHomes: string[];

location.replace(otherHomes.find((home) => location.pathname.startsWith(`${home}/`)) ?? '/');
