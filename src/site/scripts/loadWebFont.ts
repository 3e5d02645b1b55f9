/**
 * Requests the web font after the first paint, which shows the fallback font, so that no text waits for a file. It is
 * registered only once it is loaded: the browser restyles the page and breaks its lines anew once, not twice. Rejects if
 * it cannot be loaded; the fallback font stays. Without scripts the style element enables itself
 * (`prerender/document.ts`).
 */
export async function loadWebFont(page: Document): Promise<void> {
  await new Promise((resolve) => {
    // The frame is painted after its callbacks.
    requestAnimationFrame(() => setTimeout(resolve));
  });
  const rules = page.querySelector<HTMLStyleElement>('[data-web-font]')?.sheet?.cssRules ?? [];
  const faces = [...(rules as Iterable<CSSFontFaceRule>)].map(({ style }) => {
    const value = (property: string) => style.getPropertyValue(property);
    return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
      weight: value('font-weight'),
      unicodeRange: value('unicode-range'),
    });
  });
  await Promise.all(faces.map((face) => face.load()));
  faces.forEach((face) => page.fonts.add(face));
}
