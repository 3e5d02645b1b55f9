/** Removes markup of inline SVG that browsers do not need inside HTML. */
export function compactSvg(html: string): string {
  return html
    .replaceAll(/<svg[^>]*>/gu, (tag) =>
      tag.replaceAll(/ (?:xmlns="[^"]*"|focusable="false"|class="lucide[^"]*")/gu, ''),
    )
    .replaceAll(/><\/(?:path|circle|rect|line|ellipse)>/gu, '/>');
}
