import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetReports, reported } from '#storybook/rules/report.ts';
import { judgeChanges, watchLiveRegions } from '#storybook/rules/saidOnce.ts';

let stop = () => {};

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  document.body.innerHTML = `
    <button>Save</button> <input />
    <p role="status"></p> <p role="alert"></p> <div aria-live="polite"></div> <output></output>`;
  stop = watchLiveRegions();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
  // Forgets the planted faults, which the setup of all tests would refuse.
  forgetReports();
  vi.restoreAllMocks();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const write = (selector: string, words: string) => void (find(selector).textContent = words);
const press = () => find('button').click();
const type = () => find('input').dispatchEvent(new InputEvent('input', { bubbles: true }));
/** A later turn, as of an answer that arrives. */
const later = () => Promise.resolve();

it.each<[string, () => unknown, string]>([
  [
    'a region inside another',
    () => (find('div').innerHTML = '<p role="alert">Saved</p>'),
    'A live region is inside another: "Saved"',
  ],
  [
    'a control in a region',
    () => (find('div').innerHTML = '<p>Not saved. <button>Again</button></p>'),
    'A live region has a control in it: "Again" in "Not saved. Again"',
  ],
  [
    'two regions with the same words',
    () => {
      press();
      write('[role="status"]', 'Saved');
      write('div', 'Saved');
    },
    'One change is said twice: "Saved" and "Saved"',
  ],
  [
    'a region that repeats the words of another',
    async () => {
      press();
      write('output', '$59');
      await later();
      write('[role="status"]', 'In total $59 a month');
    },
    'One change is said twice: "$59" and "In total $59 a month"',
  ],
  [
    'a region that is replaced by one with the same words',
    async () => {
      find('[role="status"]').remove();
      document.body.insertAdjacentHTML('beforeend', '<p role="status">Loading</p>');
      await later();
      find('[role="status"]').remove();
      document.body.insertAdjacentHTML('beforeend', '<p role="status">Loading</p>');
    },
    'One change is said twice: "Loading" and "Loading"',
  ],
  [
    'a polite region that comes with its words',
    () => {
      press();
      document.body.insertAdjacentHTML('beforeend', '<div><p role="status">All is saved</p> Close</div>');
    },
    'A polite region comes with its words, unheard: "All is saved"',
  ],
  [
    'an alert while somebody types',
    async () => {
      type();
      await later();
      write('[role="alert"]', 'Too long');
    },
    'An alert interrupts typing: "Too long"',
  ],
])('finds %s', async (_, change, fault) => {
  await change();
  judgeChanges();
  expect(reported()).toContain(fault);
});

it.each<[string, () => unknown]>([
  ['a page opens with equal texts', () => ['p', 'output'].forEach((one) => write(one, 'None'))],
  [
    'each action is answered with the same words',
    async () => {
      press();
      write('[role="status"]', 'Saved');
      await later();
      press();
      write('output', 'Saved');
    },
  ],
  [
    'a region comes with a part that takes the focus, with further words, in a region, or to wait',
    async () => {
      press();
      const add = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
      add('<div><h1 tabindex="-1">Saved</h1><p role="status">All of it is saved</p></div>');
      document.querySelector('h1')?.focus();
      add('<div>Tablets, each for five dollars<output>3 of them</output></div>');
      find('div').innerHTML = '<p>The first</p>';
      add('<p role="status">Loading...</p>');
    },
  ],
  [
    'another region holds part of a word',
    () => {
      press();
      write('[role="status"]', '3');
      write('output', '13 tablets');
    },
  ],
  [
    'one of two is hidden',
    () => {
      press();
      find('output').hidden = true;
      write('output', 'Saved');
      write('[role="status"]', 'Saved');
    },
  ],
  [
    'one of two is off',
    () => {
      press();
      find('output').ariaLive = 'off';
      write('output', 'Saved');
      write('[role="status"]', 'Saved');
    },
  ],
  [
    'an alert follows the field',
    async () => {
      type();
      await later();
      find('input').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      write('[role="alert"]', 'Too long');
    },
  ],
  [
    'a polite region counts while somebody types',
    async () => {
      type();
      await later();
      write('[role="status"]', '12 left');
    },
  ],
])('finds nothing where %s', async (_, change) => {
  await change();
  judgeChanges();
  expect(reported()).toEqual([]);
});
