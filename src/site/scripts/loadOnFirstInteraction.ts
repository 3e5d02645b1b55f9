import { replayInteractions } from './replayInteractions.ts';

const interactions = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Loads a page's deferred script at the visitor's first interaction. Clicks and submits before it runs are replayed. */
export function loadOnFirstInteraction(page: Document, load: () => Promise<unknown>): void {
  let loading: Promise<unknown> | undefined;
  let loaded = false;
  const start = async () => {
    loading ??= load();
    await loading;
    loaded = true;
  };
  const handleInteraction = ({ type, movementX, movementY }: Partial<PointerEvent>) => {
    // Browsers also fire `pointermove` when the page moves under a resting pointer.
    if (type === 'pointermove' && !movementX && !movementY) return;
    interactions.forEach((interaction) => page.removeEventListener(interaction, handleInteraction));
    start().catch(() => undefined);
  };
  interactions.forEach((interaction) =>
    page.addEventListener(interaction, handleInteraction, { passive: true }),
  );
  replayInteractions(page, () => (loaded ? undefined : start()));
}
