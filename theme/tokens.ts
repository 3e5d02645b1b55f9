/** Colours by what they look like. `palette.ts` says what each is for; contrast pairs are in `contrastPairs`. */
const color = {
  white: '#FFFFFF',
  paper: '#FFF8F0',
  paperDeep: '#FBEEDF',
  peachSoft: '#FFEBD6',
  peach: '#FFD9B0',
  /** The brand orange. Carries ink, never white (DECISIONS section 5). */
  orange: '#F48A29',
  orangeBright: '#FF9C42',
  orangeDeep: '#DE7413',
  /** The orange dark enough for words on white and on paper. */
  orangeText: '#A8550A',
  /** For words and edges that must stay readable on peach. */
  orangeDark: '#7F3F06',
  green: '#0F4C45',
  greenDeep: '#0A3833',
  greenBright: '#17655C',
  greenSoft: '#E2EFEA',
  ink: '#1F1A17',
  inkMuted: '#5C5049',
  /** Hairlines that only decorate. */
  line: '#E6D8C7',
  /** Edges of controls: at least 3:1 on white and on paper. */
  lineStrong: '#8C7B6C',
  chili: '#B3261E',
  chiliDeep: '#8E1C16',
  chiliSoft: '#FCE9E5',
  leaf: '#1E6B45',
  leafSoft: '#E3F1E7',
} as const;

/** Every number and colour a designer may change. Plain values, so that tests and documents can read them. */
export const tokens = {
  color,
  /** Pixels of one step of the grid; `theme.spacing(1)`. */
  space: 8,
  /** Corner radii in pixels. */
  radius: { control: 10, card: 16, panel: 28, round: 999 },
  /** The specification's widths in pixels, by name (section 9, "Layout constants"). */
  breakpoint: { phone: 0, tablet: 768, laptop: 992, menu: 1024, desktop: 1200 },
  /** Smallest height of anything a finger must hit, in pixels. */
  target: { small: 44, regular: 48, large: 56 },
  /** Widest content in pixels, by how much a screen asks for at once. */
  measure: { form: 560, page: 1040, site: 1200, text: '68ch' },
  /** One family of low, warm shadows: a sheet on a counter, never floating far above it. */
  shadow: {
    none: 'none',
    low: '0 1px 2px rgb(84 48 16 / 0.10), 0 2px 8px rgb(84 48 16 / 0.06)',
    raised: '0 1px 2px rgb(84 48 16 / 0.10), 0 8px 24px rgb(84 48 16 / 0.10)',
    lifted: '0 2px 4px rgb(84 48 16 / 0.10), 0 18px 48px rgb(84 48 16 / 0.16)',
  },
  /** The keyboard's ring: width and gap in pixels. */
  focus: { width: 3, offset: 2, color: color.green, onDark: color.peach },
} as const;

/** Which text may stand on which ground, and the ratio WCAG asks for. A test computes every one of them. */
export const contrastPairs: readonly { text: string; ground: string; least: 3 | 4.5; use: string }[] = [
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
