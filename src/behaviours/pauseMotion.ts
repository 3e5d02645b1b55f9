import type { Behaviour } from './behaviour.ts';
import { pausedValue, restoreMotion } from './restoreMotion.ts';

/** Stores the choice. If storage is blocked, the choice lasts for this page. */
function remember(motion: string): void {
  try {
    localStorage['motion'] = motion;
  } catch {
    // Storage is blocked.
  }
}

/** Sets `aria-pressed` of every pause button. */
function updateButtons(page: Document): void {
  const still = page.documentElement.dataset['motion'] === pausedValue;
  page.querySelectorAll('[data-pauses]').forEach((button) => (button.ariaPressed = `${still}`));
}

/** Lets `[data-pauses]` buttons pause all motion and videos, kept for later. Styles read `data-motion`. */
export const pauseMotion: Behaviour = (page) => {
  const root = page.documentElement.dataset;
  const handleClick = ({ target }: Event) => {
    if (!(target as Partial<HTMLElement>).closest?.('[data-pauses]')) return;
    const motion = root['motion'] === pausedValue ? 'on' : pausedValue;
    root['motion'] = motion;
    remember(motion);
    updateButtons(page);
    if (motion === pausedValue) page.querySelectorAll('video').forEach((video) => video.pause());
  };
  restoreMotion(page);
  updateButtons(page);
  page.addEventListener('click', handleClick);
  return () => page.removeEventListener('click', handleClick);
};
