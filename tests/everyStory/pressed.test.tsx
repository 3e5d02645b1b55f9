import { composeStory } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { unexpectedError } from '#content/pages.ts';
import { focusSettled } from '#storybook/rules/lostFocus.ts';
import { watchLiveRegions } from '#storybook/rules/saidOnce.ts';
import { translate } from './translator.ts';

/** A story as exported from its file. */
interface Written {
  input: { play?: unknown; parameters?: Record<string, unknown> };
  meta: { input: Parameters<typeof composeStory>[1] };
}

const files = import.meta.glob<Record<string, unknown>>([
  '/stories/**/*.stories.tsx',
  // Its stories are of the error screen itself.
  '!/stories/app/ErrorScreen.stories.tsx',
]);

const pressable =
  'button, summary, [role="button"], [role="tab"], input:is([type="radio"], [type="checkbox"])';

/** How often buttons of the same name are pressed in the stories of one file. */
const often = 2;

/** React's remark about a test runner's flag, which a render between two stories may meet. */
const aboutTests = /not configured to support act/u;

const errors: string[] = [];
const writeError = console.error;
const keepError = ({ error }: ErrorEvent) => errors.push(String(error));
const stay = (event: Event) => {
  const closes = event.target instanceof HTMLFormElement && event.target.method === 'dialog';
  if (!closes) event.preventDefault();
};
let stopTranslator = () => {};

beforeAll(() => configure({ asyncUtilTimeout: 1000 }));

beforeEach(async () => {
  await page.viewport(375, 812);
  errors.length = 0;
  console.error = (...words: unknown[]) => void errors.push(words.map(String).join(' '));
  window.addEventListener('error', keepError);
  // No press leaves or reloads the tests' own page.
  window.addEventListener('submit', stay);
  navigation.addEventListener('navigate', stay);
  stopTranslator = translate(document.body);
});

afterEach(() => {
  stopTranslator();
  console.error = writeError;
  window.removeEventListener('error', keepError);
  window.removeEventListener('submit', stay);
  navigation.removeEventListener('navigate', stay);
});

function isStory(value: unknown): value is Written {
  return typeof value === 'object' && value !== null && 'input' in value && 'meta' in value;
}

function nameOf(control: HTMLElement): string {
  const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : undefined;
  return control.getAttribute('aria-label') ?? label ?? control.textContent;
}

/** Waits until React has rendered. */
const rendered = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Presses what can be pressed, also what appears meanwhile, and each name once.
 * @param found Called after each press.
 */
async function pressAll(times: Map<string, number>, found: (after: string) => void): Promise<void> {
  const here = new Set<string>();
  const isNew = (control: HTMLElement) => {
    const name = nameOf(control);
    const isReached = control.checkVisibility() && !control.closest('[inert]');
    return isReached && !here.has(name) && (times.get(name) ?? 0) < often;
  };
  for (;;) {
    const next = [...document.body.querySelectorAll<HTMLElement>(`:is(${pressable}):enabled, summary`)].find(
      isNew,
    );
    if (!next) return;
    const name = nameOf(next);
    here.add(name);
    times.set(name, (times.get(name) ?? 0) + 1);
    next.focus();
    next.click();
    await rendered();
    await focusSettled();
    found(name);
  }
}

const typeable = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea';

/**
 * Empties each field of a form and leaves it by the pointer's press of the form's button. An error that appears before the
 * pointer is up must not move the button away from under it, because the press would be lost.
 * @param lost Called after each press that would not reach the button.
 */
async function leaveFields(lost: (field: string) => void): Promise<void> {
  for (const field of document.body.querySelectorAll<HTMLInputElement>(
    `:is(${typeable}):enabled:read-write`,
  )) {
    const button = field.form?.querySelector<HTMLElement>('[type="submit"]:enabled');
    if (!button?.checkVisibility() || !field.checkVisibility()) continue;
    field.focus();
    // Past the setter by which React keeps an input's value.
    if (field.matches('input')) Reflect.set(HTMLInputElement.prototype, 'value', '', field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    button.scrollIntoView({ block: 'center' });
    await rendered();
    const { left, top, width, height } = button.getBoundingClientRect();
    const isThere = () => button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    if (!isThere()) continue;
    const point = (kind: string) => button.dispatchEvent(new PointerEvent(kind, { bubbles: true }));
    point('pointerdown');
    button.focus({ preventScroll: true });
    await rendered();
    await rendered();
    if (!isThere()) lost(nameOf(field));
    point('pointerup');
    await rendered();
  }
}

it.each(Object.entries(files))('%s is shown and pressed on a translated page', async (file, load) => {
  const faults: string[] = [];
  const times = new Map<string, number>();
  for (const [name, story] of Object.entries(await load())) {
    if (!isStory(story)) continue;
    const { parameters, play } = story.input;
    const expected = parameters?.['expectedErrors'];
    const found = (after: string) => {
      const isShown = document.body.textContent.includes(unexpectedError.heading);
      const unexpected = errors.filter(
        (one) => !aboutTests.test(one) && !(expected instanceof RegExp && expected.test(one)),
      );
      errors.length = 0;
      if (unexpected.length > 0 || (isShown && !expected))
        faults.push(`${name}, ${after}: ${unexpected.join('\n')}`);
    };
    // A flow leads to further screens. A play that finds no text on the translated page is no fault.
    const played = file.startsWith('/stories/flows/') ? play : undefined;
    const shown = composeStory({ ...story.input, play: played } as object, story.meta.input, undefined, name);
    watchLiveRegions();
    await shown.run().catch(() => undefined);
    await rendered();
    found('shown');
    await leaveFields((field) => faults.push(`${name}: a press after ${field} is lost`));
    await pressAll(times, found);
  }
  expect(faults).toEqual([]);
});
