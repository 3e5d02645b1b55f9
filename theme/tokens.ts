/** Colors by appearance. `palette.ts` has their purpose, `contrast.ts` the allowed pairs. */
const color = {
  white: '#FFFFFF',
  paper: '#FFF8F0',
  paperDeep: '#FBEEDF',
  peachSoft: '#FFEBD6',
  peach: '#FFD9B0',
  /** The brand orange. Text on it is ink, never white (R-A11Y-ORANGE). */
  orange: '#F48A29',
  orangeBright: '#FF9C42',
  orangeDeep: '#DE7413',
  /** Orange that is dark enough for text on white and on paper. */
  orangeText: '#A8550A',
  /** For text and edges that must be readable on peach. */
  orangeDark: '#7F3F06',
  green: '#0F4C45',
  greenDeep: '#0A3833',
  greenBright: '#17655C',
  greenSoft: '#E5F1EC',
  ink: '#1F1A17',
  inkMuted: '#5C5049',
  /** Decorative hairlines. */
  line: '#E6D8C7',
  /** Edges of controls: at least 3:1 on white and on paper. */
  lineStrong: '#8C7B6C',
  chili: '#B3261E',
  chiliDeep: '#8E1C16',
  chiliSoft: '#FCE9E5',
  leaf: '#1E6B45',
  leafSoft: '#E3F1E7',
} as const;

/** Every number and color a designer may change. Plain values, so tests and documents can read them. */
export const tokens = {
  color,
  /** Pixels of one grid step; `theme.spacing(1)`. */
  space: 8,
  /** Corner radii in pixels. */
  radius: { control: 10, card: 16, panel: 28, round: 999 },
  /** The specified widths in pixels, by name (R-HERO-LAYOUT, R-NAV-MENU, R-STEPS-MODAL). */
  breakpoint: { phone: 0, tablet: 768, laptop: 992, menu: 1024, desktop: 1200 },
  /** Minimum height of every touch target, in pixels. */
  target: { small: 44, regular: 48, large: 56 },
  /** Maximum widths of content in pixels, by kind of screen. */
  measure: { form: 560, page: 1040, site: 1200, text: '68ch' },
  /** Low, warm shadows: a sheet on a counter, never floating far above it. */
  shadow: {
    none: 'none',
    low: '0 1px 2px rgb(84 48 16 / 0.10), 0 2px 8px rgb(84 48 16 / 0.06)',
    raised: '0 1px 2px rgb(84 48 16 / 0.10), 0 8px 24px rgb(84 48 16 / 0.10)',
    lifted: '0 2px 4px rgb(84 48 16 / 0.10), 0 18px 48px rgb(84 48 16 / 0.16)',
  },
  /** The focus ring: width and gap in pixels. */
  focus: { width: 3, offset: 2, color: color.green, onDark: color.peach },
} as const;
