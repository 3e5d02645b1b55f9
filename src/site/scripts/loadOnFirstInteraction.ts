import { onFirstInteraction } from './onFirstInteraction.ts';
import { replayInteractions } from './replayInteractions.ts';

/**
 * Loads a page's deferred script at the visitor's first interaction. Clicks and submits before it runs are replayed. If it
 * fails to load, links and forms work as they do without a script.
 */
export function loadOnFirstInteraction(page: Document, load: () => Promise<unknown>): void {
  let loading: Promise<unknown> | undefined;
  let ended = false;
  const end = () => {
    ended = true;
  };
  const start = () => (loading ??= load().then(end, end));
  onFirstInteraction(page, start);
  replayInteractions(page, () => (ended ? undefined : start()));
}
