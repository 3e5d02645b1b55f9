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
      (target) => {
        const island = target.closest<HTMLElement>('[data-island]:not([data-hydrated])');
        return island ? hydrate(island) : undefined;
      },
      stop.signal,
    );
    return () => {
      stop.abort();
      observer.disconnect();
    };
  };
}
