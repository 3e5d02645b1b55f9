import type { EngineName } from './driver/engine.ts';
import type { Tab } from './driver/tab.ts';

/** Window widths of a journey in CSS pixels: a phone's and a laptop's. */
export const widths = [390, 1280] as const;

const [phone, laptop] = widths;

/** Both widths in every engine. */
export const inBoth = { chromium: widths, firefox: widths, webkit: widths };

/** A laptop's width in Firefox, a phone's in the other two. */
export const wideInFirefox = { chromium: [phone], firefox: [laptop], webkit: [phone] };

/** A phone's width in Firefox, a laptop's in the other two. */
export const narrowInFirefox = { chromium: [laptop], firefox: [phone], webkit: [laptop] };

/** A phone's width in every engine, because the journey's subject exists only on phones. */
export const onPhones = { chromium: [phone], firefox: [phone], webkit: [phone] };

/** A phone's width in Chromium only, because a script takes the same features from each engine. */
export const inChromiumOnly = { chromium: [phone], firefox: [], webkit: [] };

export type Width = (typeof widths)[number];

/** A visitor's actions, written once for every engine. */
export interface Journey {
  name: string;
  /** The widths to run in. A long journey has one per engine, and both among the engines. */
  widths: Record<EngineName, readonly Width[]>;
  /** The tests that prove the same in Chromium, in which the journey then does not run; the name of its test says so. */
  inChromium?: string;
  /** Scripts that run before the page's own, in every frame. */
  before?: () => Promise<readonly string[]>;
  touch?: boolean;
  /** Whether the window needs a cache. */
  cached?: boolean;
  /** Words of an error that the journey causes; the browser reports it. */
  plants?: string;
  /** Runs all steps. An error reported by the browser fails it too. */
  run(tab: Tab, width: Width): Promise<void>;
}
