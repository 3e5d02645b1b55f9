/** Parses an absolute URL; null for any other text. Some supported browsers lack `URL.canParse`. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
