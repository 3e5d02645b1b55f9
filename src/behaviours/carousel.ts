import type { Behaviour } from './behaviour.ts';

/** The visible share from which a slide counts as the current one. */
const current = 0.6;

function slideTo(track: HTMLElement, slide: HTMLElement): void {
  // The track is the parent of the slides, and snaps to them inside its padding.
  track.scrollTo({ left: slide.offsetLeft - Number.parseFloat(getComputedStyle(track).scrollPaddingLeft) });
}

/**
 * Moves through the slides of a `[data-carousel]`: buttons with `data-slide-by` go forward and back, and links to a slide
 * scroll the track without moving the page. The link to the current slide is marked `aria-current`, and a button that leads
 * beyond it to no other slide `aria-disabled`.
 */
export const carousel: Behaviour = (page) => {
  const observers = [...page.querySelectorAll<HTMLElement>('[data-carousel] [data-track]')].map((track) => {
    const mark = (entries: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries) {
        page
          .querySelector(`[data-carousel] a[href="#${target.id}"]`)
          ?.setAttribute('aria-current', String(isIntersecting));
      }
      const root = track.closest('[data-carousel]');
      const links = [...(root?.querySelectorAll('a[data-slide-link]') ?? [])];
      root?.querySelectorAll<HTMLElement>('[data-slide-by]').forEach((button) => {
        const end = links.at(Number(button.dataset['slideBy']) < 0 ? 0 : -1);
        button.setAttribute('aria-disabled', String(end?.getAttribute('aria-current') === 'true'));
      });
    };
    // Visibility in the track, not in the window: scrolling the page does not change the current slide.
    const observer = new IntersectionObserver(mark, { root: track, threshold: current });
    track.querySelectorAll('[data-slide]').forEach((slide) => observer.observe(slide));
    return observer;
  });
  const handleClick = (event: Event) => {
    const clicked = event.target as HTMLElement;
    const root = clicked.closest('[data-carousel]');
    const track = root?.querySelector<HTMLElement>('[data-track]');
    if (!root || !track) return;
    const slides = [...track.querySelectorAll<HTMLElement>('[data-slide]')];
    const link = clicked.closest<HTMLAnchorElement>('a[data-slide-link]');
    const linked = slides.find(({ id }) => link?.hash === `#${id}`);
    if (linked) {
      event.preventDefault();
      slideTo(track, linked);
    }
    const by = Number(clicked.closest<HTMLElement>('[data-slide-by]')?.dataset['slideBy'] ?? 0);
    if (by !== 0) track.scrollBy({ left: by * (slides[0]?.offsetWidth ?? 0) });
  };
  page.addEventListener('click', handleClick);
  return () => {
    observers.forEach((observer) => observer.disconnect());
    page.removeEventListener('click', handleClick);
  };
};
