/**
 * Which names browsers reach by https alone, from the first visit on and for two years: the site's own; its subdomains too; or,
 * with `preload`, every subdomain from before the first visit, which takes months to take back (hstspreload.org).
 */
export const hstsValues: Readonly<Record<string, string>> = {
  site: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};
