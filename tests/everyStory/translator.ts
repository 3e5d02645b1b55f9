import { textsIn } from './textsIn.ts';

/** Elements whose text no translator touches. */
const untranslated = 'font, style, script, textarea, select, title, [translate="no"], svg';

/** What owners compare with their papers or another screen: addresses, codes and numbers, and the names in the samples. */
const ownWords =
  /\S+@|\b(?:LAUNCH|FREE50)\b|\b(?:INV|CN|I|SAMPLE)-?[A-Z0-9-]{6,}\b|Copper Comal|Sample Owner/u;

/** The texts with such words that a translator has changed. */
export function translatedOwnWords(place: Element): string[] {
  return [...place.querySelectorAll('font > font')]
    .map(({ textContent }) => textContent)
    .filter((text) => ownWords.test(text));
}

/** Wraps each text inside an element in `font`, as Chrome's translator does, until the returned function is called. */
export function translate(place: Element): () => void {
  const wrap = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest(untranslated)) return;
    const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const inner = outer.cloneNode();
    outer.append(inner);
    text.replaceWith(outer);
    inner.appendChild(text);
  };
  const wrapIn = (node: Node) => {
    if (node instanceof Text) wrap(node);
    textsIn(node).forEach(wrap);
  };
  wrapIn(place);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) wrapIn(node);
  });
  observer.observe(place, { subtree: true, childList: true });
  return () => observer.disconnect();
}
