import { picturedAt } from '#storybook/pictured.ts';

/** Parameters of a page's stories: its address and a laptop's picture. Its step has the phone's. */
export function pageAt(route: string) {
  return { layout: 'fullscreen' as const, route, ...picturedAt('desktop') };
}
