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

/**
 * Finds icons and marks that are hardly visible in forced colors on black: they are drawings, whose colors stay as they are.
 * Each has three times the luminance of its ground (WCAG 1.4.11). Runs in the browser, so it uses nothing outside its own body.
 */
export function findFaintDrawings(): string[] {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/gu) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const ground = (element: Element | null): string => {
    if (!element) return 'rgb(0, 0, 0)';
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor === 'rgba(0, 0, 0, 0)' ? ground(element.parentElement) : backgroundColor;
  };
  const isFaint = (color: string, on: Element | null) => {
    const [first, second] = [luminance(color), luminance(ground(on))];
    return Math.max(first, second) / Math.min(first, second) < 3;
  };
  const isDrawn = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const icons = [...document.querySelectorAll('svg.lucide')].filter(
    (icon) => isDrawn(icon) && isFaint(getComputedStyle(icon).stroke, icon.parentElement),
  );
  const marks = [...document.querySelectorAll('*')].filter((element) =>
    ['::before', '::after'].some((pseudo) => {
      const { maskImage, backgroundImage, backgroundColor } = getComputedStyle(element, pseudo);
      if (!isDrawn(element) || ![maskImage, backgroundImage].some((image) => image.includes('url(')))
        return false;
      // The color of a picture in the background is unknown.
      return maskImage === 'none' || isFaint(backgroundColor, element);
    }),
  );
  return [...icons, ...marks].map((element) => `faint: ${element.outerHTML.slice(0, 120)}`);
}
