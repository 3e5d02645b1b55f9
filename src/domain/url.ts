/** Parses an absolute URL; null for any other text. Some supported browsers lack `URL.canParse`. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** A URL's query with its separators restored: some mail programs turn each `&` into `&amp;`, even more than once. */
export function restoreQuery(search: string): string {
  return search.replaceAll(/&(?:amp;)+/gu, '&');
}

/** The secret in the fragment of a mailed link, or behind the `%23` as which some mail gateways write the `#`. */
export function secretIn({ hash, search }: Pick<URL, 'hash' | 'search'>): string {
  return hash.slice(1) || (search.split('%23')[1] ?? '');
}
