import { viewports } from '#stories/support/pictured.ts';
import type { PicturedStory } from '../catalogue.ts';

/**
 * Finds the stories that tell Chromatic something else than they tell `npm run visual`: other widths, or a picture on
 * one side only. Both come from one helper, `picturedAt`; this notices when somebody writes them by hand.
 */
export function disagreements(stories: PicturedStory[]): string[] {
  return stories.flatMap(({ id, viewports: pictured, leftOut, chromatic }) => {
    const here = pictured.map((name) => viewports[name].width).toSorted((first, second) => first - second);
    const there = chromaticWidths(chromatic);
    if (leftOut !== undefined && chromatic.disableSnapshot !== true) {
      return [`${id} is left out here, but Chromatic would picture it. Use notPictured('why').`];
    }
    if (here.join() === there.join()) return [];
    return [
      `${id} is pictured at ${here.join(', ') || 'no width'} here and at ${there.join(', ') || 'no width'} there.`,
    ];
  });
}

function chromaticWidths({ disableSnapshot, modes = {} }: PicturedStory['chromatic']): number[] {
  if (disableSnapshot === true) return [];
  return Object.values(modes)
    .filter(({ disable }) => disable !== true)
    .map(({ viewport }) => viewport?.width ?? 0)
    .toSorted((first, second) => first - second);
}
