import { tokens } from '#theme/index.ts';
import type { Tone } from '../state/menu.ts';

const { color } = tokens;

/** Colors of a category's keys and headings: background, and text with a contrast of at least 4.5:1. */
export interface ToneColors {
  ground: string;
  text: string;
  /** The background on hover. */
  bright: string;
}

export const toneColors: Record<Tone, ToneColors> = {
  orange: { ground: color.orange, text: color.ink, bright: color.orangeBright },
  green: { ground: color.green, text: color.paper, bright: color.greenBright },
  chili: { ground: color.chili, text: color.white, bright: color.chiliDeep },
  peach: { ground: color.peach, text: color.ink, bright: color.peachSoft },
};
