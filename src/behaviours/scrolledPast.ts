import type { Behaviour } from './behaviour.ts';

/**
 * Marks every element with `data-past` as `data-scrolled` while the page is scrolled by more pixels than that value. It
 * observes a strip of that height at the top of the page, because reading `scrollY` would force a layout.
 */
export const scrolledPast: Behaviour = (page) => {
  const heights = new Set(
    [...page.querySelectorAll<HTMLElement>('[data-past]')].map((part) => part.dataset['past'] ?? ''),
  );
  const stops = [...heights].map((height) => {
    const strip = page.createElement('i');
    strip.style.cssText = `position:absolute;top:0;width:1px;height:${height}px;pointer-events:none`;
    page.body.append(strip);
    const observer = new IntersectionObserver((entries) =>
      page
        .querySelectorAll(`[data-past="${height}"]`)
        .forEach((part) => part.toggleAttribute('data-scrolled', !entries.at(-1)?.isIntersecting)),
    );
    observer.observe(strip);
    return () => {
      observer.disconnect();
      strip.remove();
    };
  });
  return () => stops.forEach((stop) => stop());
};
