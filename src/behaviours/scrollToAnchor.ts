/** Scrolls to the target of an anchor. A link to a tab leads to the whole row of tabs, which takes several lines on a phone. */
export function scrollToAnchor(page: Document, options?: ScrollIntoViewOptions): void {
  const target = page.getElementById(location.hash.slice(1));
  (target?.closest('[role=tablist]') ?? target)?.scrollIntoView(options);
}
