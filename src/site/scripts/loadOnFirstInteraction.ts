import { onFirstInteraction } from './onFirstInteraction.ts';
import { replayInteractions } from './replayInteractions.ts';

/** Loads a page's script at the first interaction and replays clicks and submits; links and forms work without it. */
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
