/** How often a field is read, in milliseconds: before an owner finds the button after the field was filled. */
const interval = 250;

/**
 * Reports each text that a field shows and its form does not know, until the returned function is called. Some password managers fill
 * a field without an event (`formResolver.ts`), so the field is read again and again.
 */
export function watchText(field: HTMLInputElement, known: () => string, onText: () => void): () => void {
  const timer = setInterval(() => {
    if (field.value !== known()) onText();
  }, interval);
  return () => clearInterval(timer);
}
