/*
 * Removes features that the oldest supported browsers lack, before any script of the page runs: the sign-up and the landing
 * page must work without them.
 */
const missing: readonly (readonly [object | undefined, readonly string[]])[] = [
  [URL, ['canParse', 'parse']],
  [AbortSignal, ['timeout', 'any']],
  [Promise, ['withResolvers', 'try']],
  [Object, ['groupBy']],
  [Map, ['groupBy']],
  [Array, ['fromAsync']],
  [
    Set.prototype,
    [
      'union',
      'intersection',
      'difference',
      'symmetricDifference',
      'isSubsetOf',
      'isSupersetOf',
      'isDisjointFrom',
    ],
  ],
  [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
  [HTMLButtonElement.prototype, ['command', 'commandForElement']],
  [HTMLDetailsElement.prototype, ['name']],
  [Element.prototype, ['checkVisibility']],
  [Document.prototype, ['startViewTransition']],
  [globalThis, ['Iterator', 'requestIdleCallback', 'scheduler']],
];
for (const [owner, names] of missing) {
  for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
}

// Engines without `command` ignore it.
addEventListener('command', (event) => event.preventDefault(), { capture: true });

// Engines without the `name` of `details` allow all of a group to be open. An attribute in another namespace is visible
// to scripts and has no effect on the engine.
new MutationObserver(() => {
  for (const item of document.querySelectorAll('details[name]')) {
    const name = item.getAttribute('name') ?? '';
    item.removeAttribute('name');
    item.setAttributeNS('urn:unknown-to-the-engine', 'name', name);
  }
}).observe(document, { childList: true, subtree: true });

// ICU 72 writes Canadian dates as 11/21/2026.
const { format } = Object.getOwnPropertyDescriptors(Intl.DateTimeFormat.prototype);
const original = format.get as (this: Intl.DateTimeFormat) => (date?: Date | number) => string;
Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
  ...format,
  get(this: Intl.DateTimeFormat) {
    const write = original.call(this);
    if (this.resolvedOptions().locale !== 'en-CA') return write;
    return (date?: Date | number) =>
      write(date).replace(/^(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)/u, '$<m>/$<d>/$<y>');
  },
});
