import { partPictures } from '#stories/support/pictured.ts';

const { visual, chromatic } = partPictures;

/**
 * Parameters for every story: where it is pictured unless it says otherwise (a section or a screen says
 * `parameters: screenPictures`), and how Chromatic compares. What is marked `data-chromatic="ignore"` is left out of
 * the comparison there and of the picture in `npm run visual`.
 */
export const usualPictures = {
  visual,
  chromatic: {
    ...chromatic,
    prefersReducedMotion: 'reduce',
    pauseAnimationAtEnd: true,
    // Chromatic's usual 0.063 lets a brand colour drift by 5 %; ours must be seen at 2 %.
    diffThreshold: 0.01,
    ignoreSelectors: ['[data-chromatic="ignore"]'],
  },
};
