import type { Behaviour } from './behaviour.ts';

/** The size of the window's lower right corner that is kept clear, in pixels from the right and lower edges. */
const corner = 84;

/**
 * Marks every `[data-gives-way]` as `data-giving-way` while it would cover an element marked `data-kept-clear`, such as a
 * price or a form, or what has the focus, in the lower right corner of the window.
 */
export const avoidOverlap: Behaviour = (page) => {
  const inCorner = new Set<Element>();
  let observer: IntersectionObserver | undefined;
  const mark = () =>
    page
      .querySelectorAll('[data-gives-way]')
      .forEach((part) => part.toggleAttribute('data-giving-way', inCorner.size > 0));
  const observe = () => {
    observer?.disconnect();
    inCorner.clear();
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) inCorner.add(target);
          else inCorner.delete(target);
        }
        mark();
      },
      { rootMargin: `${corner - innerHeight}px 0px 0px ${corner - innerWidth}px` },
    );
    for (const part of page.querySelectorAll('[data-kept-clear], :focus:not([data-gives-way])'))
      observer.observe(part);
  };
  const isOther = (target: EventTarget | null): target is Element =>
    target instanceof Element && !target.matches('[data-gives-way], [data-kept-clear]');
  const handleFocus = ({ target }: FocusEvent) => {
    if (isOther(target)) observer?.observe(target);
  };
  const handleBlur = ({ target }: FocusEvent) => {
    if (!isOther(target)) return;
    observer?.unobserve(target);
    inCorner.delete(target);
    mark();
  };
  observe();
  addEventListener('resize', observe);
  page.addEventListener('focusin', handleFocus);
  page.addEventListener('focusout', handleBlur);
  return () => {
    removeEventListener('resize', observe);
    page.removeEventListener('focusin', handleFocus);
    page.removeEventListener('focusout', handleBlur);
    observer?.disconnect();
  };
};
