/** What a report calls an element. */
export function nameOf(element: Element): string {
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
  const name = element.getAttribute('aria-label') ?? label ?? element.textContent;
  return name.trim().slice(0, 40) || element.tagName;
}
