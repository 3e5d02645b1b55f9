function morphAttributes(live: Element, wanted: Element): void {
  const surplus = [...live.attributes].filter(({ name }) => !wanted.hasAttribute(name));
  surplus.forEach(({ name }) => live.removeAttribute(name));
  for (const { name, value } of wanted.attributes) {
    // The text of a field belongs to the visitor.
    if (name !== 'value' && live.getAttribute(name) !== value) live.setAttribute(name, value);
  }
}

/** Makes an element's markup another's. Nodes of both stay, and with them the focus and what is typed. */
export function morph(live: Element, wanted: Element): void {
  morphAttributes(live, wanted);
  const nodes = live.childNodes;
  [...wanted.childNodes].forEach((child, at) => {
    const missing = () => wanted.childNodes.length - nodes.length;
    const hasCounterpart = () => nodes[at]?.nodeName === child.nodeName;
    while (missing() < 0 && !hasCounterpart()) nodes[at]?.remove();
    if (!hasCounterpart()) {
      const replaced = missing() > 0 ? undefined : nodes[at];
      live.insertBefore(child.cloneNode(true), nodes[at] ?? null);
      replaced?.remove();
      return;
    }
    const counterpart = nodes[at];
    if (counterpart instanceof Element) morph(counterpart, child as Element);
    else if (counterpart && counterpart.nodeValue !== child.nodeValue)
      counterpart.nodeValue = child.nodeValue;
  });
  while (nodes.length > wanted.childNodes.length) live.lastChild?.remove();
}
