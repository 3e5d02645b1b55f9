const events = ['blur', 'pagehide', 'visibilitychange', 'pageshow', 'focus', 'online'];

/**
 * Calls back once each time the visitor is back: at the window, at its tab, at a page that the browser had kept in its
 * back/forward cache, or online. A phone reports only its tab; a computer reports several of them for one return.
 * @returns a function that stops it.
 */
export function onReturn(callback: () => void): () => void {
  const stop = new AbortController();
  let away = document.hidden;
  const handle = ({ type }: Event) => {
    const wasAway = away;
    away = document.hidden || type === 'blur' || type === 'pagehide';
    if (!away && (wasAway || type === 'online')) callback();
  };
  for (const type of events) window.addEventListener(type, handle, { signal: stop.signal });
  return () => stop.abort();
}
