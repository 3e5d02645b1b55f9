import { onFirstInteraction } from './onFirstInteraction.ts';
import { replayInteractions } from './replayInteractions.ts';

/** Loads a page's deferred script at the visitor's first interaction. Clicks and submits before it runs are replayed. */
export function loadOnFirstInteraction(page: Document, load: () => Promise<unknown>): void {
  let loading: Promise<unknown> | undefined;
  let loaded = false;
  const start = async () => {
    loading ??= load();
    await loading;
    loaded = true;
  };
  onFirstInteraction(page, () => void start().catch(() => undefined));
  replayInteractions(page, () => (loaded ? undefined : start()));
}
