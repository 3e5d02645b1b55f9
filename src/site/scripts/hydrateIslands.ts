import { reportCaught } from '#gateways/problems.ts';
import { replayInteractions } from './replayInteractions.ts';

/** Hydrates one island; resolves when its event handlers are attached. */
export type HydrateIsland = (island: HTMLElement) => Promise<void>;

/** Hydrates each island when it comes near the viewport or is used; replays clicks and submits. */
export function hydrateIslands(hydrateIsland: HydrateIsland): (page: Document) => () => void {
  return (page) => {
    const stop = new AbortController();
    const hydrate = async (island: HTMLElement) => {
      await hydrateIsland(island);
      island.dataset['hydrated'] = '';
    };
    const observer = new IntersectionObserver(
      (entries) =>
        entries.forEach(({ isIntersecting, target }) => {
          if (!isIntersecting) return;
          observer.unobserve(target);
          // If the island's code fails to load, the next interaction retries.
          hydrate(target as HTMLElement).catch(reportCaught);
        }),
      { rootMargin: '400px' },
    );
    page.querySelectorAll('[data-island]').forEach((island) => observer.observe(island));
    replayInteractions(
      page,
      (target, event) => {
        const island = target.closest<HTMLElement>('[data-island]:not([data-hydrated])');
        if (!island) return undefined;
        // React answers as soon as it begins to hydrate, and would hear both this event and the next.
        event.stopPropagation();
        return hydrate(island);
      },
      stop.signal,
    );
    return () => {
      stop.abort();
      observer.disconnect();
    };
  };
}
