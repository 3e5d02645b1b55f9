/**
 * Names that browsers reach only by https, from the first visit and for two years: the site's own; its subdomains too; or,
 * with `preload`, every subdomain even before the first visit, which takes months to undo (hstspreload.org).
 */
export const hstsValues: Readonly<Record<string, string>> = {
  site: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};
