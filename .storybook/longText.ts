/** Triples each vowel: words grow to about 1.8 times their length and stay readable. */
export function lengthen(words: string): string {
  return words.replaceAll(/[aeiou]/giu, (vowel) => vowel + vowel.toLowerCase().repeat(2));
}

/** Lengthens the text inside an element, now and on every change, until the returned function is called. */
export function keepLong(place: Element): () => void {
  // The lengthened text of each node, so that our own change is not taken for new text.
  const made = new WeakMap<Text, string>();
  const lengthenIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (
      let text: Node | null = node instanceof Text ? node : walker.nextNode();
      text;
      text = walker.nextNode()
    ) {
      if (!(text instanceof Text) || text.parentElement?.closest('style, script, .sb-wrapper')) continue;
      if (made.get(text) === text.data) continue;
      text.data = lengthen(text.data);
      made.set(text, text.data);
    }
  };
  lengthenIn(place);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) lengthenIn(node);
  });
  observer.observe(place, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
