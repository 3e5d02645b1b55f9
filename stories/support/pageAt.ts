import { picturedAt } from '#storybook/pictured.ts';

/**
 * Parameters of a page's stories: its address, drawn over the whole window and pictured on a laptop. The step itself has the
 * picture on a phone.
 */
export function pageAt(route: string) {
  return { layout: 'fullscreen' as const, route, ...picturedAt('desktop') };
}
