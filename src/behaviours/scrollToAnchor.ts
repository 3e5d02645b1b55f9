/** Scrolls to the target of an anchor. For a tab, scrolls to its whole tab list, which takes several lines on a phone. */
export function scrollToAnchor(page: Document, options?: ScrollIntoViewOptions): void {
  const target = page.getElementById(location.hash.slice(1));
  (target?.closest('[role=tablist]') ?? target)?.scrollIntoView(options);
}
