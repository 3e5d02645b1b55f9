/** Fetches a font before it is used. Rejects if it cannot be fetched. */
function fetched(page: Document, href: string): Promise<unknown> {
  return new Promise((onload, onerror) => {
    const link = { rel: 'preload', as: 'font', crossOrigin: '', href, onload, onerror };
    page.head.append(Object.assign(page.createElement('link'), link));
  });
}

/**
 * Requests the web font after the first paint, which uses the fallback font, so text never waits for a file. The font is
 * registered only after it has loaded, because Chrome lays out all lines both when a font loads and when it is registered,
 * and a frame in between would make that two layouts. Rejects if the font cannot be loaded; the fallback font stays. Without
 * scripts the style element enables itself (`prerender/document.ts`).
 */
export async function loadWebFont(page: Document): Promise<void> {
  await new Promise((resolve) => {
    // A frame is painted after its callbacks.
    requestAnimationFrame(() => setTimeout(resolve));
  });
  const rules = page.querySelector<HTMLStyleElement>('[data-web-font]')?.sheet?.cssRules ?? [];
  const load = async ({ style }: CSSFontFaceRule) => {
    const value = (property: string) => style.getPropertyValue(property);
    const src = value('src');
    // Browsers serialize URLs in double quotes, regardless of the style sheet's quotes.
    await fetched(page, src.split('"')[1] ?? '');
    const face = new FontFace(value('font-family').replaceAll('"', ''), src, {
      weight: value('font-weight'),
      unicodeRange: value('unicode-range'),
    });
    const loaded = face.load();
    // If the font is already loaded, the promise would resolve only after the next frame.
    if (face.status !== 'loaded') await loaded;
    page.fonts.add(face);
  };
  await Promise.all([...(rules as Iterable<CSSFontFaceRule>)].map(load));
}
