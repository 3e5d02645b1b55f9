/** The texts of the elements that match, in the order of the page. */
export function inOrder(place: ParentNode, selector: string): string[] {
  return [...place.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
}
