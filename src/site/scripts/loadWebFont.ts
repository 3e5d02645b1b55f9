/** Fetches a font before its face is used. Rejects if it cannot be fetched. */
function fetched(page: Document, href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = page.createElement('link');
    Object.assign(link, {
      rel: 'preload',
      as: 'font',
      crossOrigin: '',
      href,
      onload: resolve,
      onerror: reject,
    });
    page.head.append(link);
  });
}

/**
 * Requests the web font after the first paint, which shows the fallback font, so that no text waits for a file. The font is
 * registered only after it has loaded, because Chrome breaks all lines anew when a face has loaded and again when it is
 * registered; with a frame in between it would do so twice. Rejects if the font cannot be loaded; the fallback font stays.
 * Without scripts the style element enables itself (`prerender/document.ts`).
 */
export async function loadWebFont(page: Document): Promise<void> {
  await new Promise((resolve) => {
    // The frame is painted after its callbacks.
    requestAnimationFrame(() => setTimeout(resolve));
  });
  const rules = page.querySelector<HTMLStyleElement>('[data-web-font]')?.sheet?.cssRules ?? [];
  const load = async ({ style }: CSSFontFaceRule) => {
    const value = (property: string) => style.getPropertyValue(property);
    const src = value('src');
    // Browsers write addresses in double quotes, even if the style sheet has others.
    await fetched(page, src.split('"')[1] ?? '');
    const face = new FontFace(value('font-family').replaceAll('"', ''), src, {
      weight: value('font-weight'),
      unicodeRange: value('unicode-range'),
    });
    const loaded = face.load();
    // If it is loaded already, the promise would resolve only after the next frame.
    if (face.status !== 'loaded') await loaded;
    page.fonts.add(face);
  };
  await Promise.all([...(rules as Iterable<CSSFontFaceRule>)].map(load));
}
