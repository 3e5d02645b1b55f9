/** Reads an absolute address; null for anything else. `URL.canParse` is younger than the browsers supported. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
