import { beforeEach, expect, it } from 'vitest';
import { lostFocus } from '#stories/support/lostFocus.ts';

let pressed: HTMLButtonElement;

beforeEach(() => {
  document.body.innerHTML = '<div><button id="pressed">Remove</button></div><input id="field" />';
  pressed = document.querySelector<HTMLButtonElement>('#pressed')!;
});

function press(react: () => void): boolean {
  pressed.addEventListener('click', react);
  pressed.focus();
  pressed.click();
  return lostFocus(pressed);
}
const field = () => document.querySelector<HTMLInputElement>('#field')!;
const faults: Array<[string, () => void]> = [
  ['removed', () => pressed.remove()],
  ['hidden', () => void (pressed.hidden = true)],
  ['made invisible', () => void (pressed.style.visibility = 'hidden')],
  ['disabled', () => void (pressed.disabled = true)],
];

it.each(faults)('is found where a pressed button is %s', (_, react) => {
  expect(press(react)).toBe(true);
});

it.each(faults)('is none where a field takes the focus of a button that is %s', (_, react) => {
  pressed.addEventListener('click', react);
  pressed.focus();
  pressed.click();
  field().focus();
  expect(lostFocus(pressed)).toBe(false);
});

it('is none where the button stays', () => {
  expect(press(() => undefined)).toBe(false);
});

it.each<[string, () => void]>([
  ['nothing else', () => field().remove()],
  ['only a disabled field', () => void (field().disabled = true)],
  ['only a hidden field', () => void (field().hidden = true)],
])('is none on a page that has %s to focus', (_, react) => {
  pressed.remove();
  react();
  expect(lostFocus(pressed)).toBe(false);
});
