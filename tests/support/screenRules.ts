/** What a screen may show, as the page Foundations/Color and the guideline Errors say. */

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

function named(element: Element): string {
  return `"${element.textContent.trim()}"`;
}

/** The filled buttons of a screen; where a dialog is open, only the dialog's. */
function filledButtons(): Element[] {
  const place = [...document.querySelectorAll('dialog:modal, [role=dialog]')].findLast(isShown) ?? document;
  return [...place.querySelectorAll('.MuiButton-contained')].filter(isShown);
}

function isFixed(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
  return false;
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Filled buttons beyond the first. A screen has one, which is the way on; a fixed bar may repeat one that is out of view. */
export function findSecondMainButton(): string[] {
  const filled = filledButtons();
  const seen = filled.some(isFixed) ? filled.filter(isInWindow) : filled;
  const [main, ...others] = seen;
  return others.map((button) => `${named(button)} is filled beside ${main ? named(main) : 'nothing'}`);
}

function groundOf(element: Element): string {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!backgroundColor.startsWith('rgba(')) return backgroundColor;
  }
  return 'the window';
}

/** Green buttons that stand on another ground than orange, and orange ones on orange. */
export function findWrongGround(orange: string): string[] {
  return filledButtons()
    .filter((button) => !button.matches(':disabled, [aria-disabled=true]'))
    .filter(
      (button) => button.classList.contains('MuiButton-colorSecondary') !== (groundOf(button) === orange),
    )
    .map((button) => `${named(button)} on ${groundOf(button)}`);
}

/** A title of the tab that names another heading than the shown one. */
export function findOtherTitle(): string[] {
  const heading = [...document.querySelectorAll('h1')].find(isShown);
  const isNamed = !heading || document.title.startsWith(heading.textContent);
  return isNamed ? [] : [`${named(heading)} under the title "${document.title}"`];
}

/** Groups of fields that stand no further apart than their fields. */
export function findLooseGroups(): string[] {
  const between = (above: Element, below: Element) =>
    below.getBoundingClientRect().top - above.getBoundingClientRect().bottom;
  const gaps = (elements: readonly Element[]) =>
    elements.slice(1).map((element, at) => between(elements[at] ?? element, element));
  return [...document.querySelectorAll('fieldset + fieldset')].filter(isShown).flatMap((group) => {
    const fields = [...group.children].filter((child) => child.tagName !== 'LEGEND');
    const apart = group.previousElementSibling ? between(group.previousElementSibling, group) : 0;
    return apart < 1.5 * Math.max(...gaps(fields), 0) ? [named(group.firstElementChild ?? group)] : [];
  });
}

/** Labels of fields that stand closer to the heading above them than 8 pixels. */
export function findCrampedLabels(): string[] {
  const headings = [...document.querySelectorAll('legend, h1, h2, h3, h4')].filter(isShown);
  return [...document.querySelectorAll('label[for]')].filter(isShown).flatMap((label) => {
    const { top } = label.getBoundingClientRect();
    const above = headings.findLast(
      (heading) => heading.compareDocumentPosition(label) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const gap = above ? top - above.getBoundingClientRect().bottom : Infinity;
    return gap >= 0 && gap < 7.5
      ? [`${named(label)} is ${Math.round(gap)} px below ${named(above ?? label)}`]
      : [];
  });
}

const price = /(?<currency>[A-Z]{0,2}[$€£¥₹])\s?\d/gu;

/** The signs of the amounts in a screen's or a mail's text, if there is more than one: `$` beside `€` or beside `US$`. */
export function findMixedCurrencies(text = document.body.innerText): string[] {
  const found = new Set([...text.matchAll(price)].map(({ groups }) => groups?.['currency'] ?? ''));
  return found.size > 1 ? [`amounts in ${[...found].join(' and ')}`] : [];
}

/** Filled links to one page that a window of this height shows together. */
export function findSameWayTwice(windowHeight: number): string[] {
  const links = filledButtons().filter(
    (button): button is HTMLAnchorElement => button instanceof HTMLAnchorElement,
  );
  return links.flatMap((link, at) =>
    links
      .slice(at + 1)
      .filter((other) => other.href === link.href)
      .filter((other) => {
        const apart = Math.abs(other.getBoundingClientRect().top - link.getBoundingClientRect().top);
        return apart < windowHeight || isFixed(link) || isFixed(other);
      })
      .map((other) => `${named(link)} and ${named(other)} lead to the same page`),
  );
}

/** Headings that look different from those with the same words on earlier screens, whose looks are in `known`. */
export function findOtherHeadingLook(known: Map<string, string>): string[] {
  return [...document.querySelectorAll('h1')].filter(isShown).flatMap((heading) => {
    const variant = /MuiTypography-h\d/u.exec(heading.className)?.[0] ?? '';
    const look = `${variant} ${getComputedStyle(heading).textAlign}`;
    const first = known.get(named(heading)) ?? look;
    known.set(named(heading), first);
    return look === first ? [] : [`${named(heading)} is ${look}, elsewhere ${first}`];
  });
}

/** Fields whose error stands outside of them. */
export function findStrayErrors(): string[] {
  const wrong = [...document.querySelectorAll('[aria-invalid=true]')].filter(isShown);
  return wrong.flatMap((field) => {
    const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
    const around = field.closest('.MuiFormControl-root');
    const errors = ids.map((id) => document.getElementById(id)).filter((text) => text !== null);
    const stray = errors.filter((text) => !around?.contains(text));
    if (errors.length === 0) return [`${field.id} is wrong and does not say why`];
    return stray.map((text) => `${field.id} has its error elsewhere: ${named(text)}`);
  });
}

const labelOf = ({ labels, name }: HTMLInputElement) => `"${labels?.[0]?.textContent ?? name}"`;

/**
 * Fields for names and sentences that are written from the left in every language. A code or a password, whose letters the
 * keyboard leaves as they are, has no direction of its own.
 */
export function findFixedDirections(): string[] {
  const typed = ':is(input[type="text"], textarea):read-write:not([autocapitalize], [dir="auto"])';
  return [...document.querySelectorAll<HTMLInputElement>(typed)].filter(isShown).map(labelOf);
}

/**
 * Lines that a browser may change or check: a phone would make words of names, codes and shown passwords, and some browsers send an
 * address to their maker to check its spelling.
 */
export function findCorrectedLines(): string[] {
  const typed =
    'input:is([type="text"], [type="password"]):read-write:not([autocorrect], [inputmode]), [type="email"]:read-write:not([spellcheck])';
  return [...document.querySelectorAll<HTMLInputElement>(typed)].filter(isShown).map(labelOf);
}

/** Fields that cut what is pasted or typed beyond a limit: screen readers go on reading the letters that are lost. */
export function findCuttingFields(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>(':is(input, textarea)[maxlength]')].map(labelOf);
}

/** Lists that Safari takes for none: it wants markers or a role, except in a navigation. */
export function findSilentLists(): string[] {
  const hasMarker = (item: Element) => {
    const { display, listStyleType } = getComputedStyle(item);
    return display === 'list-item' && listStyleType !== 'none';
  };
  return [...document.querySelectorAll('ul:not([role]), ol:not([role])')]
    .filter((list) => isShown(list) && !list.closest('nav') && ![...list.children].some(hasMarker))
    .map(named);
}
