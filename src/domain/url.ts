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
