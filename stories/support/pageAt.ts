import { picturedAt } from './pictured.ts';

/** Parameters of a page's stories: its address, drawn over the whole window and pictured at every width. */
export function pageAt(route: string) {
  return { layout: 'fullscreen' as const, route, ...picturedAt('phone', 'tablet', 'desktop') };
}
