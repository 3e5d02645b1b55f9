/** What a report calls an element. */
export function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? (element.textContent.trim().slice(0, 40) || element.tagName);
}
