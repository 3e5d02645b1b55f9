/*
 * Runs in the page: finds an element by role and accessible name, and reports its position and whether it can be used. The
 * driver bundles it.
 */
import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';

/** A text, or a serialized pattern. */
export type Wording = string | { source: string; flags: string };

export interface Query {
  /** A role; `field` is any field with a label. */
  role?: string | undefined;
  name?: Wording | undefined;
  /** A text contained in the element or its value. */
  text?: Wording | undefined;
  css?: string | undefined;
  /** Searches only inside the first match of this query. */
  within?: Query | undefined;
}

export interface Found {
  count: number;
  x: number;
  y: number;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Whether a click at its center reaches it. */
  reachable: boolean;
  enabled: boolean;
  focused: boolean;
  text: string;
  value: string;
  checked: boolean;
  name: string;
  description: string;
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

function matches(text: string, wording: Wording, part = false): boolean {
  if (typeof wording !== 'string') return new RegExp(wording.source, wording.flags).test(tidy(text));
  return part ? tidy(text).includes(wording) : tidy(text) === wording;
}

function isShown(element: Element): boolean {
  if (element.getClientRects().length === 0) return false;
  if (element.closest('[inert], [aria-hidden=true]')) return false;
  return getComputedStyle(element).visibility === 'visible';
}

function hasRole(element: Element, role: string): boolean {
  return role === 'field' ? element.matches('input, select, textarea') : getRole(element) === role;
}

function textOf(element: Element): string {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
  return element instanceof HTMLElement ? element.innerText : element.textContent;
}

function find({ role, name, text, css = '*', within }: Query): Element[] {
  const root = within ? find(within)[0] : document;
  if (!root) return [];
  return [...root.querySelectorAll(css)].filter(
    (element) =>
      (role === undefined || hasRole(element, role)) &&
      isShown(element) &&
      (name === undefined || matches(computeAccessibleName(element), name)) &&
      (text === undefined || matches(textOf(element), text, true)),
  );
}

/** Whether a click at this point hits the element, its label or a descendant. */
function isOnTop(element: Element, x: number, y: number): boolean {
  const top = document.elementFromPoint(x, y);
  const label = top?.closest('label');
  return top !== null && (element.contains(top) || top.contains(element) || label?.control === element);
}

/** Finds an element, scrolls to it on request, and describes it. */
function locate(query: Query, scroll: boolean): Found | undefined {
  const all = find(query);
  // The innermost of several elements that hold the same text.
  const element = query.role === undefined && query.css === undefined ? all.at(-1) : all[0];
  if (!element) return undefined;
  if (scroll) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const field = element as HTMLInputElement;
  return {
    count: all.length,
    x,
    y,
    left,
    top,
    width,
    height,
    reachable: isOnTop(element, x, y),
    enabled: !element.matches(':disabled, [aria-disabled=true], [aria-busy=true]'),
    focused: element === document.activeElement,
    text: tidy(textOf(element)),
    value: field.value,
    checked: field.checked || element.getAttribute('aria-checked') === 'true',
    name: computeAccessibleName(element),
    description: computeAccessibleDescription(element),
  };
}

/** Waits two frames, or a short time if nothing is rendered: on a busy machine frames come late. */
function painted(): Promise<unknown> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const longest = document.hidden ? 250 : 5_000;
  return Promise.race([frame().then(frame), new Promise((resolve) => setTimeout(resolve, longest))]);
}

/** Whether a visible transition is to begin. On a busy machine nothing moves for several frames until it does. */
function beginsToMove(): boolean {
  if (document.hidden) return false;
  return document.getAnimations().some((one) => {
    const { target } = one.effect as KeyframeEffect;
    // Parts that are not rendered keep theirs waiting. An older browser cannot tell.
    const isRendered = (target as Partial<Element> | null)?.checkVisibility;
    return (
      one instanceof CSSTransition && one.pending && isRendered?.call(target, { contentVisibilityAuto: true })
    );
  });
}

/** Like `locate`, but returns nothing while the element moves or is covered. */
async function locateUsable(query: Query, scroll: boolean): Promise<Found | undefined> {
  const before = locate(query, scroll);
  await painted();
  const after = locate(query, false);
  const still = before?.left === after?.left && before?.top === after?.top;
  return after && still && !beginsToMove() && after.enabled && after.reachable ? after : undefined;
}

/** Chooses an option of a `select` and sends the events of a visitor's choice. */
function choose(query: Query, value: string): void {
  const [select] = find(query) as HTMLSelectElement[];
  if (!select) return;
  select.value = value;
  for (const kind of ['input', 'change']) select.dispatchEvent(new Event(kind, { bubbles: true }));
}

function names(query: Query): string[] {
  return find(query).map((element) => computeAccessibleName(element));
}

function focus(query: Query): void {
  const [element] = find(query) as HTMLElement[];
  element?.focus();
}

const tools = { choose, focus, locate, locateUsable, names };

declare global {
  var finder: typeof tools | undefined;
}

globalThis.finder = tools;
