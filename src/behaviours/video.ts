import type { Behaviour } from './behaviour.ts';

/** From this width of the window on, in pixels, a video plays in its place (specification section 9). */
const roomy = 768;

/** Loads a film's files, which none did before its first play, and plays it. One that did not come is asked for again. */
function play(film: HTMLVideoElement, files: string): void {
  if (!film.querySelector('source')) {
    (JSON.parse(files) as object[]).forEach((file) =>
      film.append(Object.assign(film.ownerDocument.createElement('source'), file)),
    );
  }
  if (!film.readyState) film.load();
  film.play().catch(() => film.pause());
}

/**
 * Plays what lies in a `[data-player]`, which names its files. Its `[data-watch]` start and stop the video that stands
 * in the page, or on a small window open the dialog with the large one; worded 'full' they ask for the whole screen as
 * well. A dialog's video stops when it closes. What stands around a playing video is marked `data-playing`.
 */
export const video: Behaviour = (page) => {
  const stop = new AbortController();
  const on = (kind: string, answer: (at: HTMLElement) => void) =>
    page.addEventListener(kind, ({ target }) => answer(target as HTMLElement), {
      // Media and dialogs tell only themselves.
      capture: true,
      signal: stop.signal,
    });
  on('click', (touched) => {
    const player = touched.closest<HTMLElement>('[data-player]');
    const asked = touched.closest<HTMLElement>('[data-watch]');
    const dialog = player?.querySelector('dialog');
    // Beside the film a touch meets the dialog itself.
    if (touched === dialog) dialog.close();
    const [film, large] = player?.querySelectorAll('video') ?? [];
    const files = player?.dataset['player'];
    if (!asked || !dialog || !film || !large || !files) return;
    if (innerWidth < roomy) {
      dialog.showModal();
      play(large, files);
      // Where a phone cannot, the film fills the dialog.
      if (asked.dataset['watch']) (large as Partial<Element>).requestFullscreen?.().catch(() => undefined);
    } else if (film.paused) play(film, files);
    else film.pause();
  });
  on('close', (dialog) => dialog.querySelector('video')?.pause());
  // The last of its files did not come either.
  on('error', (file) => file.nextElementSibling ?? file.closest('video')?.pause());
  const mark = (film: HTMLElement) =>
    film.parentElement?.toggleAttribute('data-playing', !(film as HTMLVideoElement).paused);
  on('play', mark);
  on('pause', mark);
  return () => stop.abort();
};
