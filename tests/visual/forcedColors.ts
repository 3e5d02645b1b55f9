import type { Page } from '@playwright/test';
import { contrastRatio } from '#theme/contrast.ts';

/** Controls and floating parts without an edge, and controls unlike their state, in forced colors. Runs in the browser, without outer names. */
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
    const hasBorder = (style: CSSStyleDeclaration) =>
      (['Top', 'Bottom', 'Left'] as const).some(
        (side) => width(style[`border${side}Style`], style[`border${side}Width`]) > 0,
      );
    return (
      // The browser renders it completely.
      (element.matches('[type="radio"], [type="checkbox"]') && own.appearance !== 'none') ||
      hasBorder(own) ||
      // The row whose click target it is.
      hasBorder(getComputedStyle(element, '::after')) ||
      outline(own) > 0
    );
  };
  const isOver = (element: Element) => {
    const { position, backgroundColor } = getComputedStyle(element);
    const isFloating =
      element.matches('.MuiPopover-paper, .MuiDialog-paper') || /fixed|sticky/u.test(position);
    const isWholeWindow = element.clientWidth >= innerWidth && element.clientHeight >= innerHeight;
    // A backdrop covers the window but for the room of a scroll bar.
    const isBackdrop = element.matches('.MuiBackdrop-root');
    return isFloating && backgroundColor !== 'rgba(0, 0, 0, 0)' && !isWholeWindow && !isBackdrop;
  };
  const looksSelected = (element: Element) => {
    const style = getComputedStyle(element);
    const fill = element instanceof SVGElement ? style.fill : style.backgroundColor;
    return outline(style) >= 3 || (isDrawn(element) && fill === highlight);
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
      'body *',
      'no edge of what lies over others',
      (element) => isDrawn(element) && isOver(element) && !hasEdge(element),
    ),
    ...all(
      '[aria-selected="true"], [aria-pressed="true"], [aria-checked="true"], [aria-current]:not([aria-current="false"]), :checked:not(option)',
      'not seen as selected',
      (element) =>
        // The card or row of a radio, the drawing of a checkbox, or the number of a step or dot of a moment may show it instead.
        getComputedStyle(element, '::before').backgroundColor !== highlight &&
        ![
          element,
          element.closest('label'),
          element.closest('[data-selected]'),
          element.matches('input') && element.nextElementSibling,
          element.matches('li') && element.querySelector('[aria-hidden="true"]'),
        ].some((shown) => shown && looksSelected(shown)),
    ),
    ...all(
      ':disabled, [aria-disabled="true"]',
      'not seen as disabled',
      (element) => isDrawn(element) && getComputedStyle(element).color !== grayText,
    ),
  ];
}

/** An icon or mark with the colors as the browser computed them. */
export interface Drawing {
  html: string;
  color: string;
  ground: string;
}

/** The icons and marks of a page, which forced colors leave as they are. Runs in the browser. */
export function findDrawings(): Drawing[] {
  const groundOf = (element: Element | null): string => {
    if (!element) return 'rgb(0, 0, 0)';
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : backgroundColor;
  };
  const isDrawn = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const html = (element: Element) => element.outerHTML.slice(0, 120);
  const icons = [...document.querySelectorAll('svg.lucide')].filter(isDrawn).map((icon) => ({
    html: html(icon),
    color: getComputedStyle(icon).stroke,
    ground: groundOf(icon.parentElement),
  }));
  const marks = [...document.querySelectorAll('*')].filter(isDrawn).flatMap((element) =>
    ['::before', '::after'].flatMap((pseudo) => {
      const { maskImage, backgroundImage, backgroundColor } = getComputedStyle(element, pseudo);
      if (![maskImage, backgroundImage].some((image) => image.includes('url('))) return [];
      const ground = groundOf(element);
      // The color of a picture in the background is unknown.
      return [{ html: html(element), color: maskImage === 'none' ? ground : backgroundColor, ground }];
    }),
  );
  return [...icons, ...marks];
}

/** A computed color in the format of `contrastRatio`, without its opacity. */
const hexOf = (color: string) =>
  `#${(color.match(/[\d.]+/gu) ?? [])
    .slice(0, 3)
    .map((part) => Math.round(Number(part)).toString(16).padStart(2, '0'))
    .join('')}`;

export function faintOf(drawings: readonly Drawing[]): string[] {
  return drawings
    .filter(({ color, ground }) => !(contrastRatio(hexOf(color), hexOf(ground)) >= 3))
    .map(({ html }) => `faint: ${html}`);
}

/** A page's faults in forced colors on black: of controls, and of faint icons and marks (WCAG 1.4.11). */
export async function forcedColorFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const controls = await page.evaluate(findInvisibleControls);
  const drawings = await page.evaluate(findDrawings);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  return [...controls, ...faintOf(drawings)];
}
