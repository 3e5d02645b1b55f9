import type { Behaviour } from './behaviour.ts';
import { findInlineVideo, inlineVideo, largeDialog, play } from './films.ts';
import { showModal } from './showModal.ts';

/** The window width in pixels from which a video plays inline (R-STEPS-MODAL). */
const roomy = 768;

/** The visible share of a video at which autoplay begins. */
const inView = 0.6;

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
        const player = target.closest<HTMLElement>('[data-player]');
        if (!isIntersecting) findInlineVideo(player)?.pause();
        else if (player && !stopped.has(player) && !wantsStillness(page)) play(inlineVideo(player), player);
      }
    },
    { threshold: inView },
  );
  page.querySelectorAll('[data-plays-in-view] picture').forEach((still) => observer.observe(still));
  return observer;
}

/**
 * Plays the videos of a `[data-player]`, which describes them (`PlayerFilm`): by its buttons and, if it is marked
 * `data-plays-in-view`, automatically in view. The page contains no video element before the first play. A `[data-watch]`
 * element plays and pauses the video over the still; in a small window it opens the dialog with the large video, and 'full'
 * also requests full screen. Closing the dialog pauses its video. The parent of a playing video is marked `data-playing`.
 */
export const video: Behaviour = (page) => {
  const stop = new AbortController();
  const stopped = new WeakSet<Element>();
  const observer = playInView(page, stopped);
  const on = (kind: string, handle: (target: HTMLElement) => void) =>
    page.addEventListener(kind, ({ target }) => target instanceof Element && handle(target as HTMLElement), {
      // Media and dialog events do not bubble.
      capture: true,
      signal: stop.signal,
    });
  on('click', (touched) => {
    // A click on the backdrop has the dialog as its target.
    if (touched.matches('[data-player] > dialog')) (touched as HTMLDialogElement).close();
    const asked = touched.closest<HTMLElement>('[data-watch]');
    const player = asked?.closest<HTMLElement>('[data-player]');
    if (!asked || !player) return;
    const film = findInlineVideo(player);
    const isFull = asked.dataset['watch'] === 'full';
    // While the video plays, its button pauses it at any width.
    const stops = film?.paused === false && (innerWidth >= roomy || asked instanceof HTMLButtonElement);
    if (stops && !isFull) {
      film.pause();
      stopped.add(player);
    } else if (innerWidth < roomy) {
      film?.pause();
      const dialog = largeDialog(player);
      const large = dialog.querySelector('video');
      // The dialog returns the focus to its button: a tap on the still focuses nothing, nor does a tap on a button in Safari.
      const opener = asked instanceof HTMLButtonElement ? asked : player.querySelector('button');
      opener?.focus({ preventScroll: true });
      showModal(dialog);
      if (!large) return;
      play(large, player);
      // Without full screen, the video fills the dialog.
      if (isFull) (large as Partial<Element>).requestFullscreen?.().catch(() => undefined);
    } else {
      stopped.delete(player);
      play(inlineVideo(player), player);
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
