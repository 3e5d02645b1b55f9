import type { Behaviour } from './behaviour.ts';
import { keepForLater } from './later.ts';

/** Makes a part alive; done when it answers to the visitor. */
export type Rouse = (place: HTMLElement) => Promise<void>;

/**
 * Wakes a page's islands: each when it comes near, or is touched. What is pressed in an island still asleep, or sent
 * from it, is kept and given to it once it is awake.
 */
export function waking(rouse: Rouse): Behaviour {
  return (page) => {
    const stop = new AbortController();
    const wake = async (place: HTMLElement) => {
      await rouse(place);
      place.dataset['awake'] = '';
    };
    const near = new IntersectionObserver(
      (seen) =>
        seen.forEach(({ isIntersecting, target }) => {
          if (!isIntersecting) return;
          near.unobserve(target);
          // Where it could not be fetched, a touch tries again.
          wake(target as HTMLElement).catch(() => undefined);
        }),
      { rootMargin: '400px' },
    );
    page.querySelectorAll('[data-island]').forEach((place) => near.observe(place));
    keepForLater(
      page,
      (target) => {
        const place = target.closest<HTMLElement>('[data-island]:not([data-awake])');
        return place ? wake(place) : undefined;
      },
      stop.signal,
    );
    return () => {
      stop.abort();
      near.disconnect();
    };
  };
}
