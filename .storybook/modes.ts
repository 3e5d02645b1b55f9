import { picturedAt } from '#stories/support/pictured.ts';

/**
 * Where a story is pictured unless it says otherwise: on a phone and on a laptop. Pages add the tablet with
 * `parameters: picturedAt('phone', 'tablet', 'desktop')`. The preview spreads this into its parameters.
 */
export const usualPictures = picturedAt('phone', 'desktop');
