import { findLayoutFaults } from './layoutFaults.ts';

/** How readers set their text: 200 % by WCAG 1.4.4, apart by WCAG 1.4.12. */
const settings = {
  'as it is': '',
  'twice as large': ':root { font-size: 200% !important }',
  apart:
    ':not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
};

/** The map without its frame, its adjacent flags of spots, and a price whose words are longer than in any language. */
const known =
  /^scrolls to (?:325|415) |^controls overlap: BUTTON "(?:Juniper Park|Lantern Market)|DD "nooo feeeeee"/u;

/** Cut-off and overlapping elements of the window, however its reader sets the text. */
export function faultsInEachSetting(): string[] {
  const sheet = document.head.appendChild(document.createElement('style'));
  const faults = Object.entries(settings).flatMap(([setting, rules]) => {
    sheet.textContent = rules;
    return findLayoutFaults().flatMap((fault) => (known.test(fault) ? [] : [`${fault}, text ${setting}`]));
  });
  sheet.remove();
  return faults;
}
