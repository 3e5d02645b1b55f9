import type { Behaviour } from './behaviour.ts';

/** The word kept in storage and on the document. */
const paused = 'paused';

/** Storage may be refused; the visitor's choice then holds for this page. */
function stored(word?: string): string | undefined {
  try {
    if (word !== undefined) localStorage['motion'] = word;
    return localStorage['motion'] as string | undefined;
  } catch {
    return word;
  }
}

/**
 * Lets every `[data-pauses]` button stop what moves and start it again: by `data-motion` on the document, which styles
 * read, and by pausing videos. What the visitor chose is remembered, and holds before the page is drawn.
 */
export const pauseMotion: Behaviour = (page) => {
  const root = page.documentElement.dataset;
  const show = () => {
    const still = root['motion'] === paused;
    page.querySelectorAll('[data-pauses]').forEach((button) => (button.ariaPressed = `${still}`));
    if (still) page.querySelectorAll('video').forEach((video) => video.pause());
  };
  const answer = ({ target }: Event) => {
    if (!(target as HTMLElement).closest('[data-pauses]')) return;
    root['motion'] = root['motion'] === paused ? 'on' : paused;
    stored(root['motion']);
    show();
  };
  if (stored() === paused) root['motion'] = paused;
  show();
  page.addEventListener('click', answer);
  return () => page.removeEventListener('click', answer);
};
