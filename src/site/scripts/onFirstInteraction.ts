const interactions = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Calls `run` once, at the visitor's first interaction with the page. */
export function onFirstInteraction(page: Document, run: () => unknown): void {
  const handleInteraction = ({ type, movementX, movementY }: Partial<PointerEvent>) => {
    // Browsers also fire `pointermove` when the page moves under a resting pointer.
    if (type === 'pointermove' && !movementX && !movementY) return;
    interactions.forEach((interaction) => page.removeEventListener(interaction, handleInteraction));
    run();
  };
  interactions.forEach((interaction) => page.addEventListener(interaction, handleInteraction));
}
