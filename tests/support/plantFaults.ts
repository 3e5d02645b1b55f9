/**
 * Replaces the page by one that breaks each rule of `.storybook/rules` when it is used: 'Remove' takes itself away, a region is in
 * another, a bar covers 'Covered', 'Moving' moves away from under a press, and Tab leads from it to a text. Runs in the browser, so
 * it uses nothing outside its own body.
 */
export function plantFaults(): void {
  document.body.innerHTML = `
    <button>Remove</button> <button>Moving</button> <i tabindex="0">Text</i> <button>Covered</button>
    <div aria-live="polite"><p role="status">Saved</p></div>
    <div><button>Bar</button></div>`;
  const [remove, moving, covered, bar] = document.querySelectorAll('button');
  remove?.addEventListener('click', () => remove.remove());
  moving?.addEventListener('pointerdown', () => {
    moving.style.marginLeft = '150px';
  });
  // By script, because a policy may forbid styles in the markup.
  if (covered) covered.style.cssText = 'display: block; margin: 1000px 0';
  if (bar?.parentElement)
    bar.parentElement.style.cssText = 'position: fixed; inset: auto 0 0; height: 70%; background: white';
}

/** What must be reported of it. */
export const plantedFaults = [
  'The focus is on the body after an action at "Remove"',
  'A live region is inside another: "Saved"',
  '"Covered" is covered by "Bar"',
  'A press is lost: "Moving" moved away from under it',
  'The focus stops at "Text", which is no control',
];
