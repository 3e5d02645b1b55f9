/**
 * Finds controls without an edge in forced colors, and selected ones that look like the others. Runs in the browser, so it
 * uses nothing outside its own body.
 */
export function findInvisibleControls(): string[] {
  const isDrawn = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const hasEdge = (element: Element) => {
    const { appearance, outlineStyle, outlineWidth } = getComputedStyle(element);
    const hasBorder = ({ borderTopStyle, borderTopWidth }: CSSStyleDeclaration) =>
      borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
    return (
      // The browser renders it completely.
      (element.matches('[type="radio"], [type="checkbox"]') && appearance !== 'none') ||
      hasBorder(getComputedStyle(element)) ||
      // The row whose click target it is.
      hasBorder(getComputedStyle(element, '::after')) ||
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0)
    );
  };
  const nameOf = (element: Element) => element.outerHTML.slice(0, 120);
  const controls = document.querySelectorAll('button, input:not([type="range"]), select, textarea, summary');
  const selected = document.querySelectorAll(
    '[aria-selected="true"], [aria-pressed="true"], [aria-checked="true"], :checked:not(option)',
  );
  const looksSelected = (element: Element): boolean => {
    const { outlineStyle, outlineWidth, backgroundColor } = getComputedStyle(element);
    const plain = getComputedStyle(document.body).backgroundColor;
    const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 3;
    return (
      isMarked || (isDrawn(element) && backgroundColor !== plain && backgroundColor !== 'rgba(0, 0, 0, 0)')
    );
  };
  return [
    ...[...controls]
      .filter((element) => isDrawn(element) && !hasEdge(element))
      .map((one) => `no edge: ${nameOf(one)}`),
    ...[...selected]
      .filter(
        (element) =>
          !looksSelected(element) && !looksSelected(element.closest('label, [data-selected]') ?? element),
      )
      .map((one) => `not seen as selected: ${nameOf(one)}`),
  ];
}
