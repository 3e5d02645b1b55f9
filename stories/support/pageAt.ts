import { picturedAt } from '#storybook/pictured.ts';

/**
 * Parameters of a page's stories: its address, full-window layout and a picture on a laptop. The step's own story has the
 * phone's picture.
 */
export function pageAt(route: string) {
  return { layout: 'fullscreen' as const, route, ...picturedAt('desktop') };
}
