/** Leaves out of the drawings in a page what a browser does not need to draw them inside HTML. */
export function lean(html: string): string {
  return html
    .replaceAll(/<svg[^>]*>/gu, (tag) =>
      tag.replaceAll(/ (?:xmlns="[^"]*"|focusable="false"|class="lucide[^"]*")/gu, ''),
    )
    .replaceAll(/><\/(?:path|circle|rect|line|ellipse)>/gu, '/>');
}
