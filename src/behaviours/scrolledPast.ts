import type { Behaviour } from './behaviour.ts';

/**
 * Marks every element with `data-past` as `data-scrolled` while the page is scrolled by more pixels than that value. It
 * observes a strip of that height and no width at the top of the page, because reading `scrollY` would force a layout. A public page keeps
 * these parts, so the inline script has no room for a cleanup.
 */
export const scrolledPast: Behaviour = (page) => {
  page.querySelectorAll<HTMLElement>('[data-past]').forEach((part) => {
    const strip = page.createElement('i');
    strip.style = `position:absolute;top:0;height:${part.dataset['past']}px`;
    page.body.append(strip);
    new IntersectionObserver((entries) =>
      part.toggleAttribute('data-scrolled', !entries.at(-1)?.isIntersecting),
    ).observe(strip);
  });
};
