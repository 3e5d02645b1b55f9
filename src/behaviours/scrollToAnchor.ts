/** Scrolls to what the address leads to. The link to a tab leads to all tabs, which take several rows on a phone. */
export function scrollToAnchor(page: Document, options?: ScrollIntoViewOptions): void {
  const target = page.getElementById(location.hash.slice(1));
  (target?.closest('[role=tablist]') ?? target)?.scrollIntoView(options);
}
