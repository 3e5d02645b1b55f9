/** Durations in milliseconds, and one easing curve: movements settle like a ticket laid on a counter. */
export const motion = {
  quick: 150,
  settle: 200,
  slow: 250,
  curve: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;

/** Continuous animations and the seconds of one cycle (R-HERO-MOTION). */
export const ambient = {
  /** The hero's gradient, back and forth. */
  gradient: '15s',
  /** The hero's floating screenshots, and the delay of the second. */
  float: { cycle: '6s', second: '2s' },
} as const;

/**
 * Holds a continuous animation of an element, or of its named pseudo-element, at its first frame until a script marks the
 * element `data-moving` (`behaviours/moveInView.ts`): during the first rendering, the animation would take more of a phone's
 * time than the rest of the page. Without a page script, as in a story, the animation always runs.
 */
export function movesInView(pseudoElement: '' | '::before' = '') {
  return {
    '@media (scripting: enabled)': {
      [`[data-page] &:not([data-moving])${pseudoElement}`]: { animationPlayState: 'paused' },
    },
  } as const;
}

/** A transition of the named properties, such as `transition('background-color', 'box-shadow')`. */
export function transition(...properties: string[]): string {
  return properties.map((property) => `${property} ${motion.quick}ms ${motion.curve}`).join(', ');
}

const stopped = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  animationDelay: '0s !important',
  transitionDuration: '0.01ms !important',
  transitionDelay: '0s !important',
  scrollBehavior: 'auto !important',
};

/**
 * Stops all motion if the visitor's system asks for it, and inside `[data-motion="paused"]`, which the 'Pause animations'
 * control sets on the document. `::details-content` has separate rules, because browsers that do not know it ignore any rule
 * that names it.
 */
export const motionStops = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': stopped,
    '*::details-content': stopped,
  },
  '[data-motion="paused"], [data-motion="paused"] *, [data-motion="paused"] *::before, [data-motion="paused"] *::after':
    stopped,
  '[data-motion="paused"] *::details-content': stopped,
};
