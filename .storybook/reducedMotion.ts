const question = '(prefers-reduced-motion: reduce)';

/** Pauses the theme's motion and lets `matchMedia` report reduced motion, until the returned function is called. */
export function reduceMotion(): () => void {
  const ask = window.matchMedia;
  const { dataset } = document.documentElement;
  const before = dataset['motion'];
  dataset['motion'] = 'paused';
  window.matchMedia = (query) => ask.call(window, query === question ? 'all' : query);
  return () => {
    window.matchMedia = ask;
    if (before === undefined) delete dataset['motion'];
    else dataset['motion'] = before;
  };
}
