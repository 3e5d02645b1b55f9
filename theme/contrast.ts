import { tokens } from './tokens.ts';

const { color } = tokens;

/** A pair of colors, text on background, and its required contrast. */
export interface ContrastPair {
  text: string;
  ground: string;
  /** WCAG's ratio: 4.5 for text, 3 for edges of controls. */
  least: 3 | 4.5;
  /** The place where the pair occurs. */
  use: string;
}

/** The allowed text colors for each background, with the ratio that WCAG requires. A test computes all of them. */
export const contrastPairs: readonly ContrastPair[] = [
  { text: color.ink, ground: color.paper, least: 4.5, use: 'Text on the page' },
  { text: color.ink, ground: color.white, least: 4.5, use: 'Text on a card' },
  { text: color.inkMuted, ground: color.paper, least: 4.5, use: 'Quiet text on the page' },
  { text: color.inkMuted, ground: color.white, least: 4.5, use: 'Quiet text on a card' },
  { text: color.inkMuted, ground: color.paperDeep, least: 4.5, use: 'Disabled and read-only fields' },
  { text: color.ink, ground: color.orange, least: 4.5, use: 'Main button' },
  { text: color.ink, ground: color.orangeBright, least: 4.5, use: 'Main button under the pointer' },
  { text: color.ink, ground: color.orangeDeep, least: 4.5, use: 'Main button while pressed' },
  { text: color.orangeText, ground: color.paper, least: 4.5, use: 'Links on the page' },
  { text: color.orangeText, ground: color.white, least: 4.5, use: 'Links on a card' },
  { text: color.orangeText, ground: color.greenSoft, least: 4.5, use: 'Links in information' },
  { text: color.orangeText, ground: color.leafSoft, least: 4.5, use: 'Links in a success notice' },
  { text: color.orangeText, ground: color.peachSoft, least: 4.5, use: 'Links in a warning' },
  { text: color.orangeText, ground: color.chiliSoft, least: 4.5, use: 'Links in an error notice' },
  { text: color.orangeDark, ground: color.peach, least: 4.5, use: 'Badge' },
  { text: color.orangeDark, ground: color.peachSoft, least: 4.5, use: 'Warning' },
  { text: color.paper, ground: color.green, least: 4.5, use: 'Green band and secondary button' },
  { text: color.paper, ground: color.greenBright, least: 4.5, use: 'Secondary button under the pointer' },
  { text: color.peach, ground: color.green, least: 4.5, use: 'Links on the green band' },
  { text: color.green, ground: color.greenSoft, least: 4.5, use: 'Information' },
  { text: color.green, ground: color.white, least: 4.5, use: 'Done steps, selected edges' },
  { text: color.chili, ground: color.white, least: 4.5, use: 'Error under a field' },
  { text: color.chili, ground: color.paper, least: 4.5, use: 'Error on the page' },
  { text: color.chiliDeep, ground: color.chiliSoft, least: 4.5, use: 'Error notice' },
  { text: color.leaf, ground: color.white, least: 4.5, use: 'Success beside a field' },
  { text: color.leaf, ground: color.leafSoft, least: 4.5, use: 'Success notice' },
  { text: color.lineStrong, ground: color.white, least: 3, use: 'Edge of a field on a card' },
  { text: color.lineStrong, ground: color.paper, least: 3, use: 'Edge of a field on the page' },
  { text: color.green, ground: color.paper, least: 3, use: 'Focus ring' },
  { text: color.peach, ground: color.green, least: 3, use: 'Focus ring on the green band' },
];

/** WCAG's contrast ratio of two colors in `#RRGGBB` format, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance of an sRGB color, from 0 to 1, as defined by WCAG. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
