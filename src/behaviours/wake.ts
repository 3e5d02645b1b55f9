import type { Behaviour } from './behaviour.ts';

/** Makes a part alive; done when it answers to the visitor. */
export type Rouse = (place: HTMLElement) => Promise<void>;

/**
 * Wakes a page's islands: each when it comes near, or is touched. A click or a form sent to an island still asleep is
 * kept and given to it once it is awake; a form whose island cannot be fetched goes where it goes without a script.
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
    (['click', 'submit'] as const).forEach((kind) =>
      page.addEventListener(
        kind,
        (event) => {
          const touched = event.target as HTMLElement;
          // What the browser answers by itself, such as a tick or a link, must not happen twice.
          const target = kind === 'submit' ? touched : touched.closest<HTMLElement>('button[type=button]');
          const place = target?.closest<HTMLElement>('[data-island]:not([data-awake])');
          if (!target || !place) return;
          if (kind === 'submit') event.preventDefault();
          void wake(place).then(
            () => {
              if (kind === 'submit') (target as HTMLFormElement).requestSubmit();
              else target.click();
            },
            () => {
              if (kind === 'submit') (target as HTMLFormElement).submit();
            },
          );
        },
        { capture: true, signal: stop.signal },
      ),
    );
    return () => {
      stop.abort();
      near.disconnect();
    };
  };
}
