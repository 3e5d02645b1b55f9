/**
 * Lets a page hear of only those presses that Safari on an iPhone tells it of: on a control, on what has a pointer for a cursor,
 * and on what listens for them itself below the body (reference/Browsers.mdx#presses-on-an-iphone). Runs before the page's scripts.
 */
export function hearAsAnIPhone(): void {
  const controls = 'a[href], button, input, select, textarea, label, summary, video[controls]';
  const listening = new WeakSet<EventTarget>();
  const listen = Reflect.get(EventTarget.prototype, 'addEventListener') as (...given: unknown[]) => void;
  EventTarget.prototype.addEventListener = function addEventListener(kind: string, ...rest: unknown[]) {
    if (/^(?:click|mouse)/u.test(kind)) listening.add(this);
    Reflect.apply(listen, this, [kind, ...rest]);
  };
  const isHeard = (touched: Element) =>
    touched.matches(controls) ||
    listening.has(touched) ||
    (touched as HTMLElement).onclick !== null ||
    getComputedStyle(touched).cursor === 'pointer';
  const filter = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    let touched: Element | null = event.target;
    while (touched && touched !== document.body && !isHeard(touched)) touched = touched.parentElement;
    if (!touched || touched === document.body) event.stopImmediatePropagation();
  };
  Reflect.apply(listen, window, ['click', filter, true]);
  // It closes a dialog by itself where the browser knows it, which Safari does not.
  const forget = () =>
    document.querySelectorAll('[closedby]').forEach((one) => one.removeAttribute('closedby'));
  Reflect.apply(listen, document, ['DOMContentLoaded', forget]);
}
