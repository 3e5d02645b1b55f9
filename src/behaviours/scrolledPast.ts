import type { Behaviour } from './behaviour.ts';

/** Marks every part with `data-past` as `data-scrolled` while the page is scrolled by more than so many pixels. */
export const scrolledPast: Behaviour = (page) => {
  const tell = () =>
    page
      .querySelectorAll<HTMLElement>('[data-past]')
      .forEach((part) => part.toggleAttribute('data-scrolled', scrollY > Number(part.dataset['past'])));
  // Asked at once, where the page stands would have it laid out before it must be.
  requestAnimationFrame(tell);
  page.addEventListener('scroll', tell, { passive: true });
  return () => page.removeEventListener('scroll', tell);
};
