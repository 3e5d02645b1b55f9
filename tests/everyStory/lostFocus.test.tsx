import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusSettled, watchFocus } from '#storybook/rules/lostFocus.ts';
import { forgetReports } from '#storybook/rules/report.ts';

let pressed: HTMLButtonElement;
let stop = () => {};

beforeEach(() => {
  document.body.innerHTML = '<button>Remove</button><input />';
  pressed = document.querySelector('button')!;
  stop = watchFocus();
});
afterEach(() => {
  stop();
  // Forgets the planted faults, which the setup of all tests would refuse.
  forgetReports();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

async function press(react: () => unknown): Promise<unknown[]> {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  pressed.addEventListener('click', react);
  pressed.focus();
  pressed.click();
  await focusSettled();
  return report.mock.calls.flat();
}
const field = () => document.querySelector('input')!;
const faults: Array<[string, () => void]> = [
  ['removed', () => pressed.remove()],
  ['hidden', () => void (pressed.hidden = true)],
  ['made invisible', () => void (pressed.style.visibility = 'hidden')],
  ['slowly made invisible', () => void (pressed.style.cssText = 'visibility: hidden; transition: all 50ms')],
  ['disabled', () => void (pressed.disabled = true)],
];

it.each(faults)('is found where a pressed button is %s', async (_, react) => {
  expect(await press(react)).toEqual(['Broken rule: The focus is on the body after an action at "Remove"']);
});

it.each(faults)('is none where a field takes the focus of a button that is %s', async (_, react) => {
  const reaction = () => {
    react();
    setTimeout(() => field().focus(), 50);
  };
  expect(await press(reaction)).toEqual([]);
});

it('is found when the next action begins', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  pressed.addEventListener('click', () => pressed.remove());
  pressed.focus();
  pressed.click();
  field().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(report).toHaveBeenCalledOnce();
});

it('is none where the button stays', async () => {
  expect(await press(() => undefined)).toEqual([]);
});

it.each<[string, () => void]>([
  ['nothing else', () => field().remove()],
  ['only a disabled field', () => void (field().disabled = true)],
  ['only a hidden field', () => void (field().hidden = true)],
])('is none on a page that has %s to focus', async (_, react) => {
  const reaction = () => {
    pressed.remove();
    react();
  };
  expect(await press(reaction)).toEqual([]);
});
