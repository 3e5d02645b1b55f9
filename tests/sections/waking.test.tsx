import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wake } from '#behaviours/wake.ts';

let stop: () => void;
let form: HTMLFormElement;

function place(): void {
  document.body.innerHTML = '<div data-island="contact"><form><input name="message"></form></div>';
  const found = document.querySelector('form');
  if (!found) throw new Error('there is no form');
  form = found;
}

/** Sends the form as a visitor does, with the file of islands at an address. */
function send(source: string): void {
  document.documentElement.dataset['wake'] = source;
  stop = wake(document);
  form.requestSubmit();
}

beforeEach(place);

afterEach(() => {
  stop();
  delete document.documentElement.dataset['wake'];
});

describe('a form sent before its part is alive', () => {
  it('is sent to the part once it is', async () => {
    const told = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    form.addEventListener('submit', (event) => {
      if (form.closest('[data-awake]')) told(event);
    });
    send('data:text/javascript,export const wake = async () => {}');
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  });

  it('goes the way it goes without a script where the part cannot be fetched', async () => {
    const natively = vi.spyOn(form, 'submit').mockImplementation(() => undefined);
    send('data:text/javascript,throw new Error("out of reach")');
    await vi.waitFor(() => expect(natively).toHaveBeenCalledOnce());
  });
});
