/**
 * Finds controls without an edge in forced colors, selected ones that look like the others, and disabled ones that look
 * enabled. Runs in the browser, so it uses nothing outside its own body.
 */
export function findInvisibleControls(): string[] {
  const systemColor = (name: string) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = name;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  const highlight = systemColor('Highlight');
  const grayText = systemColor('GrayText');
  const isDrawn = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const width = (style: string, length: string) => (style === 'none' ? 0 : Number.parseFloat(length));
  const outline = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) => width(outlineStyle, outlineWidth);
  const hasEdge = (element: Element) => {
    const own = getComputedStyle(element);
    const hasBorder = (style: CSSStyleDeclaration) => width(style.borderTopStyle, style.borderTopWidth) > 0;
    return (
      // The browser renders it completely.
      (element.matches('[type="radio"], [type="checkbox"]') && own.appearance !== 'none') ||
      hasBorder(own) ||
      // The row whose click target it is.
      hasBorder(getComputedStyle(element, '::after')) ||
      outline(own) > 0
    );
  };
  const looksSelected = (element: Element) => {
    const style = getComputedStyle(element);
    return outline(style) >= 3 || (isDrawn(element) && style.backgroundColor === highlight);
  };
  const all = (selector: string, words: string, isFault: (element: Element) => boolean) =>
    [...document.querySelectorAll(selector)]
      .filter(isFault)
      .map((element) => `${words}: ${element.outerHTML.slice(0, 120)}`);
  return [
    ...all(
      'button, [role="button"], input:not([type="range"], [type="hidden"]), select, textarea, summary',
      'no edge',
      (element) => isDrawn(element) && !hasEdge(element),
    ),
    ...all(
      '[aria-selected="true"], [aria-pressed="true"], [aria-checked="true"], [aria-current]:not([aria-current="false"]), :checked:not(option)',
      'not seen as selected',
      (element) =>
        // The card or row of a radio, or the number of a step, may show it instead.
        ![
          element,
          element.closest('label, [data-selected]'),
          element.matches('li') && element.firstElementChild,
        ].some((shown) => shown && looksSelected(shown)),
    ),
    ...all(
      ':disabled, [aria-disabled="true"]',
      'not seen as disabled',
      (element) => isDrawn(element) && getComputedStyle(element).color !== grayText,
    ),
  ];
}
