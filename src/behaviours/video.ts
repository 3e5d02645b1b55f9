import type { Behaviour } from './behaviour.ts';

/** The window width in pixels from which a video plays inline (R-STEPS-MODAL). */
const roomy = 768;

/** The visible share of a video at which autoplay begins. */
const inView = 0.6;

/** Plays a video. The files for this window load at the first play, and again if they failed. */
function play(film: HTMLVideoElement, files: string): void {
  if (!film.querySelector('source')) {
    (JSON.parse(files) as Array<{ media?: string }>)
      // Chrome supports `media` on a video's source only from version 120.
      .filter(({ media = 'all' }) => matchMedia(media).matches)
      .forEach((file) => film.append(Object.assign(film.ownerDocument.createElement('source'), file)));
  }
  if (!film.readyState) film.load();
  film.play().catch(() => film.pause());
}

/** Whether the visitor prefers reduced motion or data. */
function wantsStillness(page: Document): boolean {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  return (
    saveData === true ||
    page.documentElement.dataset['motion'] === 'paused' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Autoplays inline videos in view, and pauses them out of view. A video that the visitor paused stays paused. */
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
 * Plays the videos of a `[data-player]`, which lists their files: by its buttons and, if it is marked `data-plays-in-view`,
 * automatically in view. A `[data-watch]` button plays and pauses the inline video; in a small window it opens the dialog
 * with the large video, and 'full' also requests full screen. Closing the dialog pauses its video. The parent of a playing
 * video is marked `data-playing`.
 */
export const video: Behaviour = (page) => {
  const stop = new AbortController();
  const stopped = new WeakSet<Element>();
  const observer = playInView(page, stopped);
  const on = (kind: string, handle: (target: HTMLElement) => void) =>
    page.addEventListener(kind, ({ target }) => handle(target as HTMLElement), {
      // Media and dialog events do not bubble.
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
    // While the video plays, its button pauses it at any width.
    const stops = !film.paused && (innerWidth >= roomy || asked instanceof HTMLButtonElement);
    if (stops && !asked.dataset['watch']) {
      film.pause();
      stopped.add(film);
    } else if (innerWidth < roomy) {
      film.pause();
      dialog.showModal();
      // WebKit opens no file for a video that has never been laid out.
      requestAnimationFrame(() => dialog.open && play(large, files));
      // Without full screen, the video fills the dialog.
      if (asked.dataset['watch']) (large as Partial<Element>).requestFullscreen?.().catch(() => undefined);
    } else {
      stopped.delete(film);
      play(film, files);
    }
  });
  on('close', (dialog) => dialog.querySelector('video')?.pause());
  // If the last file failed too, the video cannot play.
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
