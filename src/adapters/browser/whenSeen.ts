/** The part of a document that says whether the browser renders it before a visitor sees it. */
export interface RenderedDocument extends Pick<EventTarget, 'addEventListener'> {
  prerendering?: boolean;
}

/** Resolves once a visitor sees the page: at once, unless the browser renders it ahead. */
export async function whenSeen(page: RenderedDocument = document): Promise<void> {
  if (!page.prerendering) return;
  await new Promise((resolve) => {
    page.addEventListener('prerenderingchange', resolve, { once: true });
  });
}
