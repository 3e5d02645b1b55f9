import type { Behaviour } from './behaviour.ts';

/** The window width in pixels from which a video plays inline (R-STEPS-MODAL). */
const roomy = 768;

/** The visible share of a film at which it begins to play by itself. */
const inView = 0.6;

/** Plays a film. The files that are for this window load at the first play, and again if they failed. */
function play(film: HTMLVideoElement, files: string): void {
  if (!film.querySelector('source')) {
    (JSON.parse(files) as Array<{ media?: string }>)
      // Chrome obeys the `media` of a film's source from version 120 only.
      .filter(({ media = 'all' }) => matchMedia(media).matches)
      .forEach((file) => film.append(Object.assign(film.ownerDocument.createElement('source'), file)));
  }
  if (!film.readyState) film.load();
  film.play().catch(() => film.pause());
}

/** Whether the visitor has asked for less motion or for fewer bytes. */
function wantsStillness(page: Document): boolean {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  return (
    saveData === true ||
    page.documentElement.dataset['motion'] === 'paused' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Plays the inline films by themselves while they are in view, and stops them out of view. A film that was stopped stays so. */
function playInView(page: Document, stopped: WeakSet<Element>): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const film = target as HTMLVideoElement;
        const files = film.closest<HTMLElement>('[data-player]')?.dataset['player'];
        if (!isIntersecting) film.pause();
        else if (files && !stopped.has(film) && !wantsStillness(page)) play(film, files);
      }
    },
    { threshold: inView },
  );
  page
    .querySelectorAll('[data-plays-in-view] > :not(dialog) > video')
    .forEach((film) => observer.observe(film));
  return observer;
}

/**
 * Plays the films of a `[data-player]`, which lists their files: by its buttons and, if it is marked
 * `data-plays-in-view`, by themselves in view. A `[data-watch]`
 * button plays and pauses the inline video; in a small window it opens the dialog with the large one, and 'full' requests full
 * screen as well. Closing the dialog pauses its video. The parent of a playing video is marked `data-playing`.
 */
export const video: Behaviour = (page) => {
  const stop = new AbortController();
  const stopped = new WeakSet<Element>();
  const observer = playInView(page, stopped);
  const on = (kind: string, handle: (target: HTMLElement) => void) =>
    page.addEventListener(kind, ({ target }) => handle(target as HTMLElement), {
      // Events of media and dialogs do not bubble.
      capture: true,
      signal: stop.signal,
    });
  on('click', (touched) => {
    const player = touched.closest<HTMLElement>('[data-player]');
    const asked = touched.closest<HTMLElement>('[data-watch]');
    const dialog = player?.querySelector('dialog');
    // A click on the backdrop has the dialog as its target.
    if (touched === dialog) dialog.close();
    const [film, large] = player?.querySelectorAll('video') ?? [];
    const files = player?.dataset['player'];
    if (!asked || !dialog || !film || !large || !files) return;
    // What is under a finger on the playing film's own button is that button: it stops the film at any width.
    const stops = !film.paused && (innerWidth >= roomy || asked instanceof HTMLButtonElement);
    if (stops && !asked.dataset['watch']) {
      film.pause();
      stopped.add(film);
    } else if (innerWidth < roomy) {
      film.pause();
      dialog.showModal();
      // WebKit opens no file for a film that has never been laid out.
      requestAnimationFrame(() => dialog.open && play(large, files));
      // Without full screen the film fills the dialog.
      if (asked.dataset['watch']) (large as Partial<Element>).requestFullscreen?.().catch(() => undefined);
    } else {
      stopped.delete(film);
      play(film, files);
    }
  });
  on('close', (dialog) => dialog.querySelector('video')?.pause());
  // If the last file failed as well, the film cannot play.
  on('error', (file) => file.nextElementSibling ?? file.closest('video')?.pause());
  const mark = (film: HTMLElement) =>
    film.parentElement?.toggleAttribute('data-playing', !(film as HTMLVideoElement).paused);
  on('play', mark);
  on('pause', mark);
  return () => {
    stop.abort();
    observer.disconnect();
  };
};
