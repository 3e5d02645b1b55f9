import type { Behaviour } from './behaviour.ts';
import { paused, restoreMotion } from './restoreMotion.ts';

/** Storage may be refused; the visitor's choice then holds for this page. */
function keep(motion: string): void {
  try {
    localStorage['motion'] = motion;
  } catch {
    // Forgotten with the page.
  }
}

/** Has every button that pauses say whether what moves is stopped. */
function tell(page: Document): void {
  const still = page.documentElement.dataset['motion'] === paused;
  page.querySelectorAll('[data-pauses]').forEach((button) => (button.ariaPressed = `${still}`));
}

/**
 * Lets every `[data-pauses]` button stop what moves and start it again: by `data-motion` on the document, which styles
 * read, and by pausing videos. What the visitor chose is remembered.
 */
export const pauseMotion: Behaviour = (page) => {
  const root = page.documentElement.dataset;
  const answer = ({ target }: Event) => {
    if (!(target as HTMLElement).closest('[data-pauses]')) return;
    const motion = root['motion'] === paused ? 'on' : paused;
    root['motion'] = motion;
    keep(motion);
    tell(page);
    if (motion === paused) page.querySelectorAll('video').forEach((video) => video.pause());
  };
  restoreMotion(page);
  tell(page);
  page.addEventListener('click', answer);
  return () => page.removeEventListener('click', answer);
};
