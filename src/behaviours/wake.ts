import type { Behaviour } from './behaviour.ts';

/** What the file of islands offers. */
interface Islands {
  /** Makes the part alive; done when it answers to the visitor. */
  wake: (place: HTMLElement) => Promise<void>;
}

const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Wakes a page's islands: each when it comes near, or is touched. Nothing is fetched before the visitor does
 * something. A click or a form sent to an island still asleep is kept and given to it once it is awake; a form whose
 * island cannot be fetched goes where it goes without a script.
 */
export const wake: Behaviour = (page) => {
  const { wake: source = '', prefetch = '' } = page.documentElement.dataset;
  const stop = new AbortController();
  const rouse = async (place: HTMLElement) => {
    const { wake: rouser } = (await import(/* @vite-ignore */ source)) as Islands;
    await rouser(place);
    place.dataset['awake'] = '';
  };
  const near = new IntersectionObserver(
    (seen) =>
      seen.forEach(({ isIntersecting, target }) => {
        if (!isIntersecting) return;
        near.unobserve(target);
        void rouse(target as HTMLElement);
      }),
    { rootMargin: '400px' },
  );
  const begin = ({ type, movementX, movementY }: Partial<PointerEvent>) => {
    // A browser also tells of a pointer under which the page has moved, or came.
    if (type === 'pointermove' && !movementX && !movementY) return;
    signs.forEach((sign) => page.removeEventListener(sign, begin));
    page.querySelectorAll('[data-island]').forEach((place) => near.observe(place));
    prefetch.split(' ').forEach((href) => {
      if (href) page.head.append(Object.assign(page.createElement('link'), { rel: 'prefetch', href }));
    });
  };
  signs.forEach((sign) => page.addEventListener(sign, begin, { passive: true, signal: stop.signal }));
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
        void rouse(place).then(
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
