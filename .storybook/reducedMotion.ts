const question = '(prefers-reduced-motion: reduce)';

/**
 * Puts the page into the theme's paused state, and answers yes to scripts that ask about reduced motion.
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
