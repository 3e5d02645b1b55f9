/** Parses an absolute address; null for anything else. `URL.canParse` is younger than the supported browsers. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
