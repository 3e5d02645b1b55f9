import { isShown } from './isShown.ts';
import { nameOf } from './nameOf.ts';
import { report } from './report.ts';
import { liveRegions } from './saidOnce.ts';
import { settled } from './settled.ts';

const wrong = '[aria-invalid="true"]';

/** The form that was sent last and what had the focus then, if that has not been judged. */
let sent: { form: HTMLFormElement; focused: Element | null } | null = null;

/** Whether a live region says why a field is wrong. */
const isSaid = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .some((id) => document.getElementById(id)?.closest(liveRegions));

function isSilent(): boolean {
  if (!sent) return false;
  const { form, focused } = sent;
  const fields = [...form.querySelectorAll(wrong)].filter(isShown);
  if (document.activeElement !== focused || focused?.matches(wrong)) return false;
  const alerts = [...document.querySelectorAll('[role="alert"]')];
  return fields.length > 0 && !fields.some(isSaid) && alerts.every((alert) => alert.textContent === '');
}

function judge(): void {
  if (sent && isSilent())
    report(`A refused form is silent: the focus stays at "${nameOf(sent.focused ?? sent.form)}"`);
  sent = null;
}

/**
 * Reports a form that refuses what was sent, without that a screen reader says it: no wrong field takes the focus, and no live region
 * has its error. It looks when the next action begins, and in `refusalSettled`.
 * @returns a function that stops it.
 */
export function watchRefusals(): () => void {
  sent = null;
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  document.addEventListener('pointerdown', judge, options);
  document.addEventListener('keydown', judge, options);
  document.addEventListener(
    'submit',
    ({ target }) => {
      sent = { form: target as HTMLFormElement, focused: document.activeElement };
    },
    options,
  );
  return () => watching.abort();
}

/** Waits until the form that was sent last has said why it refuses. */
export async function refusalSettled(): Promise<void> {
  await settled(isSilent);
  judge();
}
