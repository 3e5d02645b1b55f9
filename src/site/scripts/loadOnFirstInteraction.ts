import { onFirstInteraction } from './onFirstInteraction.ts';
import { replayInteractions } from './replayInteractions.ts';

/** Loads a page's script at the first interaction and replays clicks and submits; links and forms work without it. */
export function loadOnFirstInteraction(page: Document, load: () => Promise<unknown>): void {
  // Null once it has ended.
  let loading: Promise<unknown> | null | undefined;
  const end = () => {
    loading = null;
  };
  const start = () => (loading === null ? loading : (loading ??= load().then(end, end)));
  onFirstInteraction(page, start);
  replayInteractions(page, start);
}
