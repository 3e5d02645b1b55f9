import type { Tab } from './driver/tab.ts';

/** Widths of the windows a journey runs in, in CSS pixels: a phone's and a laptop's. */
export const widths = [390, 1280] as const;

/** Width of a window. */
export type Width = (typeof widths)[number];

/** What a visitor does, written once for every engine. */
export interface Journey {
  name: string;
  /**
   * The widths it runs in in Chromium; a phone's when left out. Those whose screens differ most between the two run in
   * both. The other engines are slower here, and run in a phone's width alone.
   */
  widths?: readonly Width[];
  /** Whether the slower engines run it only when asked, by `JOURNEYS=all`, so that `npm test` ends in time. */
  longer?: boolean;
  /** Scripts that run before the page's own, in every frame. */
  before?: () => Promise<readonly string[]>;
  /** Whether the window needs a cache. */
  cached?: boolean;
  /** Does it all. A complaint of the browser fails it too. */
  run(tab: Tab, width: Width): Promise<void>;
}
