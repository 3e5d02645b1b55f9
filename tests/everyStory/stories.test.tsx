import { useState, type ComponentType } from 'react';
import { configure } from 'storybook/test';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { unexpectedError } from '#content/pages.ts';
import { focusSettled } from '#storybook/rules/lostFocus.ts';
import { forgetReports } from '#storybook/rules/report.ts';
import { watchLiveRegions } from '#storybook/rules/saidOnce.ts';
import { fieldJudged } from '#storybook/rules/settled.ts';
import { refusalSettled } from '#storybook/rules/silentRefusal.ts';
import { faultsAtRest, movesFocus } from './atRest.ts';
import { inForcedColors } from './forcedColors.ts';
import {
  differentAtRest,
  looksLikeAnother,
  phone,
  roomForWindows,
  show,
  sizeWindow,
  stopTransitions,
  storiesOf,
  type Load,
  type Written,
} from './shown.ts';
import { translate, translatedOwnWords } from './translator.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** See `asWritten.ts`. */
    storiesAsWritten(file: string): Promise<string[]>;
  }
}

const files = import.meta.glob<Record<string, unknown>>('/stories/**/*.stories.tsx');

const pressable =
  'button, summary, [role="button"], [role="tab"], input:is([type="radio"], [type="checkbox"])';

/** React's remark about a test runner's flag, which a render between two stories may meet. */
const aboutTests = /not configured to support act/u;

const errors: string[] = [];
const writeError = console.error;
const keepError = ({ error }: ErrorEvent) => errors.push(String(error));
const stay = (event: Event) => {
  const closes = event.target instanceof HTMLFormElement && event.target.method === 'dialog';
  if (!closes) event.preventDefault();
};

beforeAll(() => {
  configure({ asyncUtilTimeout: 1000 });
  return stopTransitions();
});
beforeAll(roomForWindows);

beforeEach(() => {
  sizeWindow(phone);
  errors.length = 0;
  console.error = (...words: unknown[]) => void errors.push(words.map(String).join(' '));
  window.addEventListener('error', keepError);
  // No press leaves or reloads the tests' own page.
  window.addEventListener('submit', stay);
  navigation.addEventListener('navigate', stay);
});

afterEach(() => {
  console.error = writeError;
  window.removeEventListener('error', keepError);
  window.removeEventListener('submit', stay);
  navigation.removeEventListener('navigate', stay);
});

function nameOf(control: HTMLElement): string {
  const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : undefined;
  return control.getAttribute('aria-label') ?? label ?? control.textContent;
}

/** Waits until React has rendered. */
const rendered = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Lets the pointer do one part of a press on a control. */
const point = (control: HTMLElement, part: 'pointerdown' | 'pointerup') =>
  control.dispatchEvent(new PointerEvent(part, { bubbles: true }));

/** Goes to a control as a person does, so that what is said before and after it is not taken for one change. */
function goTo(control: HTMLElement): void {
  point(control, 'pointerdown');
  control.focus();
  point(control, 'pointerup');
}

/**
 * Presses what can be pressed and was not yet, also what appears meanwhile.
 * @param known - The names of what was pressed in the stories of this file.
 * @param found - Called after each press.
 */
async function pressAll(known: Set<string>, found: (after: string) => void): Promise<void> {
  const isNew = (control: HTMLElement) =>
    !known.has(nameOf(control)) && control.checkVisibility() && !control.closest('[inert]');
  for (;;) {
    const next = [...document.body.querySelectorAll<HTMLElement>(`:is(${pressable}):enabled, summary`)].find(
      isNew,
    );
    if (!next) return;
    const name = nameOf(next);
    known.add(name);
    goTo(next);
    next.click();
    await rendered();
    await focusSettled();
    await refusalSettled();
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
    goTo(field);
    // Past the setter by which React keeps an input's value.
    if (field.matches('input')) Reflect.set(HTMLInputElement.prototype, 'value', '', field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    button.scrollIntoView({ block: 'center' });
    await fieldJudged();
    const { left, top, width, height } = button.getBoundingClientRect();
    const isThere = () => button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    if (!isThere()) continue;
    point(button, 'pointerdown');
    button.focus({ preventScroll: true });
    await fieldJudged();
    if (!isThere()) lost(nameOf(field));
    point(button, 'pointerup');
    await rendered();
  }
}

/** A flow leads to further screens, so its plays are run. */
const isFlow = (file: string) => file.startsWith('/stories/flows/');

/** What is wrong in a story as shown, and what goes wrong when its page is translated and it is pressed. */
async function faultsOf(
  file: string,
  [name, story]: readonly [string, Written],
  known: Set<string>,
  isFirst: boolean,
): Promise<string[]> {
  const faults: string[] = [];
  const { parameters, play } = story.input;
  const expected = parameters?.['expectedErrors'];
  const isOfErrorScreen = file === '/stories/app/ErrorScreen.stories.tsx';
  const found = (after: string) => {
    const isShown = document.body.textContent.includes(unexpectedError.heading);
    const unexpected = errors.filter(
      (one) => !aboutTests.test(one) && !(expected instanceof RegExp && expected.test(one)),
    );
    errors.length = 0;
    if (unexpected.length > 0 || (isShown && !expected && !isOfErrorScreen))
      faults.push(`${name}, ${after}: ${unexpected.join('\n')}`);
  };
  watchLiveRegions();
  // A play that finds no text on the translated page is no fault.
  let stopTranslator = isFlow(file) ? translate(document.body) : undefined;
  await (isFlow(file) ? show(name, story, play).catch(() => undefined) : show(name, story));
  await rendered();
  found('shown');
  if (!isFlow(file)) {
    faults.push(...(await faultsAtRest(file, isFirst)).map((fault) => `${name}, ${fault}`));
    found('at rest');
    if (movesFocus(file, isFirst) && document.querySelector(typeable)) await show(name, story);
  }
  const press = async (findFaint: () => readonly string[]) => {
    const see = (when: string) =>
      faults.push(...findFaint().map((one) => `${name}, ${when} in forced colors: ${one}`));
    see('shown');
    if (!isFlow(file)) {
      watchLiveRegions();
      stopTranslator = translate(document.body);
      await rendered();
      found('translated');
      for (const text of translatedOwnWords(document.body))
        faults.push(`${name}: a translator changes the owner's own words in "${text}"`);
    }
    await leaveFields((field) => faults.push(`${name}: a press after ${field} is lost`));
    await pressAll(known, found);
    see('pressed');
  };
  await (looksLikeAnother(story) ? press(() => []) : inForcedColors(press));
  stopTranslator?.();
  return faults;
}

/** What is wrong in the stories of a file, of which the first as written is checked most. */
async function faultsOfFile(file: string, load: Load): Promise<string[]> {
  const order = await commands.storiesAsWritten(file);
  const stories = (await storiesOf(load)).toSorted(
    ([one], [other]) => order.indexOf(one) - order.indexOf(other),
  );
  const shown = isFlow(file) ? stories : differentAtRest(stories);
  const known = new Set<string>();
  const faults: string[] = [];
  for (const story of shown) faults.push(...(await faultsOf(file, story, known, story === shown[0])));
  return faults;
}

it.each(Object.entries(files))(
  '%s keeps the rules of all stories, also translated and pressed',
  async (file, load) => {
    expect(await faultsOfFile(file, load)).toEqual([]);
  },
);

function Removed() {
  const [isThere, setThere] = useState(true);
  return (
    <>
      {isThere && (
        <button type="button" onClick={() => setThere(false)}>
          Remove
        </button>
      )}
      <button type="button">Other</button>
    </>
  );
}

function SaidTwice() {
  const [words, setWords] = useState('');
  return (
    <>
      <button type="button" onClick={() => setWords('Saved')}>
        Save
      </button>
      <p role="status">{words}</p>
      <p role="alert">{words}</p>
    </>
  );
}

function RefusedInSilence() {
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(true);
      }}
    >
      <input aria-label="Name" aria-invalid={isWrong} />
      {isWrong && <p>Required</p>}
      <button type="submit">Send</button>
    </form>
  );
}

function MovedAway() {
  const [isWrong, setWrong] = useState(false);
  return (
    <form>
      <input aria-label="Name" onBlur={() => setWrong(true)} />
      {isWrong && <div style={{ height: 200 }}>Required</div>}
      <button type="submit">Send</button>
    </form>
  );
}

function MainTwice() {
  return ['Pay', 'Choose'].map((name) => (
    <button key={name} type="button" className="MuiButton-contained">
      {name}
    </button>
  ));
}

const CoveredPrice = () => (
  <p style={{ display: 'flex', fontSize: 16 }}>
    <span style={{ width: 130, whiteSpace: 'nowrap' }}>Each extra tablet</span>
    <b>$5</b>
  </p>
);

const planted = (Planted: ComponentType): Written => ({
  input: { render: () => <Planted /> },
  meta: { input: { title: 'Planted' } },
});

const page = '/stories/funnel/planted/PlantedStep.stories.tsx';
const publicPage = '/stories/site/pages/Planted.stories.tsx';

it.each([
  ['a pressed button that is removed', '', Removed, /focus is on the body after an action at "Remove"/u],
  [
    'an icon that is dark on black in forced colors',
    '',
    () => <svg className="lucide" width="20" height="20" style={{ stroke: '#111111' }} />,
    /shown in forced colors: faint: /u,
  ],
  ['a change that is said twice', '', SaidTwice, /said twice: "Saved"/u],
  [
    'a form that refuses in silence',
    '',
    RefusedInSilence,
    /A refused form is silent: the focus stays at "Send"/u,
  ],
  ['a button that an error moves away', '', MovedAway, /a press after Name is lost/u],
  [
    'a second main button',
    page,
    MainTwice,
    /rule of a screen, 1280 by 800: "Choose" is filled beside "Pay"/u,
  ],
  [
    'a field that cuts what is pasted',
    page,
    () => (
      <label>
        Reason <textarea maxLength={500} dir="auto" />
      </label>
    ),
    /no field cuts what is typed, 375 by 812: "Reason "/u,
  ],
  [
    'a second currency',
    publicPage,
    () => <p>$49 or €45</p>,
    /rule of a public page, 375 by 812: amounts in \$ and €/u,
  ],
  [
    'a bar that lies over every printed sheet',
    page,
    () => <p style={{ position: 'fixed', top: 0 }}>Bar</p>,
    /a sheet of paper shows all text, 768 by 1024: "Bar"/u,
  ],
  [
    'an answer that is folded on paper',
    page,
    () => (
      <details>
        <style>{'details::details-content { content-visibility: hidden !important }'}</style>
        <summary>Why?</summary>
        <p>Because.</p>
      </details>
    ),
    /a sheet of paper shows all text, 768 by 1024: "Because\."/u,
  ],
  [
    'a ground that stays after a tap',
    page,
    () => (
      <p className="row">
        <style>{'.row:hover > b { color: red } @media (hover: hover) { .row:hover { color: green } }'}</style>
        <b>Words</b>
      </p>
    ),
    /nothing stays painted after a tap, 375 by 812: "Words" keeps [^"]*color rgb\(255, 0, 0\)/u,
  ],
  [
    "a ground that MUI's own reset leaves after a tap",
    page,
    () => (
      <>
        <style>{'.key { color: red } @media (hover: none) { .key:hover { color: green } }'}</style>
        <p className="key">Words</p>
      </>
    ),
    /nothing stays painted after a tap, 375 by 812: "Words" keeps [^"]*color rgb\(0, 128, 0\)/u,
  ],
  [
    'a price that spaced words cover',
    page,
    CoveredPrice,
    /spaced text lies over no other, 1280 by 800: "Each extra tablet" and "\$5"/u,
  ],
  [
    'an address that breaks',
    publicPage,
    () => <p style={{ width: 200, overflowWrap: 'anywhere' }}>Sent to rosa@example.com.</p>,
    /breaks inside no word, 320 by 256: .*Sent to the.copper/u,
  ],
  [
    'an address that leaves the window',
    page,
    () => (
      <p>
        Sent to <b>rosa@example.com</b>
      </p>
    ),
    /breaks inside no word, 320 by 256: .*the.copper/u,
  ],
])('%s is found', async (_, file, Planted, fault) => {
  const faults = await faultsOf(file, ['Planted', planted(Planted)], new Set(), true);
  expect(faults).toContainEqual(expect.stringMatching(fault));
  forgetReports();
});

it('a fault of the whole screen is found in the story that is written first, not first by the alphabet', async () => {
  const stories = { Failed: planted(() => <p>Words</p>), Welcome: planted(CoveredPrice) };
  const faults = await faultsOfFile('/stories/funnel/home/HomeStep.stories.tsx', async () => stories);
  expect(faults).toContainEqual(expect.stringMatching(/^Welcome, spaced text lies over no other/u));
  forgetReports();
});
