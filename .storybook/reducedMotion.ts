const question = '(prefers-reduced-motion: reduce)';

/**
 * Sets the page to the theme's paused state, and makes `matchMedia` report reduced motion.
 * @returns a function that undoes it.
 */
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
