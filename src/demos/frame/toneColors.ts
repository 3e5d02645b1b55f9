import { tokens } from '#theme/index.ts';
import type { Tone } from '../world/menu.ts';

const { color } = tokens;

/** How a category's keys and headings are painted: their ground, and words at 4.5:1 or more on it. */
export interface ToneColors {
  ground: string;
  text: string;
  /** The ground under the pointer. */
  bright: string;
}

/** The paints a category may wear. */
export const toneColors: Record<Tone, ToneColors> = {
  orange: { ground: color.orange, text: color.ink, bright: color.orangeBright },
  green: { ground: color.green, text: color.paper, bright: color.greenBright },
  chili: { ground: color.chili, text: color.white, bright: color.chiliDeep },
  peach: { ground: color.peach, text: color.ink, bright: color.peachSoft },
};
