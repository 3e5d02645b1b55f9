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
