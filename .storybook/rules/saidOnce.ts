import { isShown } from './isShown.ts';
import { report } from './report.ts';

/** What a screen reader follows. */
export const liveRegions =
  ':is([role="alert"], [role="status"], [role="log"], output, [aria-live="polite"], [aria-live="assertive"]):not([aria-live="off"])';
const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';
const typeable = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea';

interface Said {
  region: Element;
  words: string;
  turn: number;
}

let said: Said[] = [];
/** Polite regions that came with their words, each with the part of the page that it came with. */
let mute: Array<{ words: string; part: Element }> = [];
/** Whether nothing was pressed or typed yet, and whether the last action was a letter. */
let opening = true;
let typing = false;
let turn = 0;
let watching = new AbortController();

const wordsOf = (node: Node | null) =>
  (node instanceof HTMLElement ? node.innerText : (node?.textContent ?? '')).trim().replaceAll(/\s+/gu, ' ');
const nameOf = (element: Element) => `"${wordsOf(element).slice(0, 80)}"`;
const isHeard = (element: Element) => isShown(element) && !element.closest('[inert], [aria-hidden="true"]');
const isWhole = (region: Element) =>
  region.matches(
    '[aria-atomic="true"], :is([role="alert"], [role="status"], output):not([aria-atomic="false"])',
  );
const isAssertive = (region: Element) =>
  region.matches('[aria-live="assertive"], [role="alert"]:not([aria-live="polite"])');
const holds = (whole: string, part: string) => ` ${whole} `.toLowerCase().includes(` ${part} `.toLowerCase());

/**
 * The polite regions that came with their words, and are not heard: screen readers follow changes of a region that they know. A part
 * with further words has its region for later changes, and what waits ends by itself.
 */
function* muteIn({ target, addedNodes }: MutationRecord): Generator<{ words: string; part: Element }> {
  const element = target instanceof Element ? target : target.parentElement;
  if (element?.closest(liveRegions)) return;
  for (const part of addedNodes) {
    if (!(part instanceof Element) || !part.isConnected) continue;
    const region = part.matches(liveRegions) ? part : part.querySelector(liveRegions);
    if (!region || isAssertive(region) || !isHeard(region)) continue;
    const words = wordsOf(region);
    const others = wordsOf(part).replace(words, '');
    if (words !== '' && others.length < words.length && !/(?:\.{3}|…)$/u.test(words)) yield { words, part };
  }
}

/** The regions that a change speaks from, each with its words. */
function* heardFrom({ target, addedNodes, type }: MutationRecord): Generator<readonly [Element, string]> {
  const element = target instanceof Element ? target : target.parentElement;
  const region = element?.closest(liveRegions);
  if (region && isHeard(region)) {
    if (isWhole(region)) yield [region, wordsOf(region)];
    else if (type === 'characterData') yield [region, wordsOf(element)];
    else for (const node of addedNodes) yield [region, wordsOf(node)];
    return;
  }
  for (const node of addedNodes) {
    if (!(node instanceof Element) || !node.isConnected) continue;
    const inside = [node, ...node.querySelectorAll('*')].filter(
      (one) => one.matches(liveRegions) && isHeard(one),
    );
    for (const one of inside) yield [one, wordsOf(one)];
  }
}

function judgeShape(): void {
  for (const region of document.querySelectorAll(liveRegions)) {
    if (region.parentElement?.closest(liveRegions))
      report(`A live region is inside another: ${nameOf(region)}`);
    const control = region.querySelector(controls);
    if (control) report(`A live region has a control in it: ${nameOf(control)} in ${nameOf(region)}`);
  }
}

function judge(records: readonly MutationRecord[]): void {
  judgeShape();
  turn += 1;
  if (!opening) mute.push(...records.flatMap((record) => [...muteIn(record)]));
  for (const record of records)
    for (const [region, words] of heardFrom(record)) {
      // A translator writes the same words again.
      const isKnown = said.some((one) => one.region === region && holds(one.words, words));
      if (words === '' || isKnown) continue;
      if (typing && isAssertive(region)) report(`An alert interrupts typing: "${words}"`);
      const twin = said.find(
        (one) =>
          one.region !== region &&
          !(opening && one.turn === turn) &&
          (holds(one.words, words) || holds(words, one.words)),
      );
      if (twin) report(`One change is said twice: "${twin.words}" and "${words}"`);
      said.push({ region, words, turn });
    }
  // What is said again after its region was gone is news.
  said = said.filter(({ region }) => region.isConnected);
}

const observer = new MutationObserver(judge);

/** Whether the last press is not over: its click follows. */
let pressed = false;

/** A part that takes the focus is read from there. */
function forgetRead({ target }: Event): void {
  judge(observer.takeRecords());
  mute = mute.filter(({ part }) => !part.contains(target as Node));
}

function judgeMute(): void {
  for (const { words, part } of mute)
    if (part.isConnected && !part.contains(document.activeElement))
      report(`A polite region comes with its words, unheard: "${words}"`);
  mute = [];
}

function note({ type, target }: Event): void {
  judge(observer.takeRecords());
  typing = type === 'input' && target instanceof Element && target.matches(typeable);
  const begins = type === 'pointerdown' || type === 'keydown' || (type === 'click' && !pressed);
  pressed = begins && type !== 'click';
  if (!begins) return;
  judgeMute();
  opening = false;
  said = [];
}

/**
 * Reports a change that live regions do not say once: a region inside another, a control in one, two that say the same words after
 * one action, an alert while somebody types.
 * @returns a function that stops it.
 */
export function watchLiveRegions(): () => void {
  observer.takeRecords();
  watching.abort();
  const own = new AbortController();
  watching = own;
  said = [];
  mute = [];
  opening = true;
  typing = false;
  const options = { capture: true, signal: own.signal };
  for (const action of ['pointerdown', 'keydown', 'click', 'input', 'focusout'])
    document.addEventListener(action, note, options);
  document.addEventListener('focusin', forgetRead, options);
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  return () => {
    if (watching === own) observer.disconnect();
    own.abort();
  };
}

export function judgeChanges(): void {
  judge(observer.takeRecords());
  judgeMute();
}
