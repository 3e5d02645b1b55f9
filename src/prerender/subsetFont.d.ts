/** Types for subset-font, which has none. */
declare module 'subset-font' {
  /** Reduces a font to the glyphs of a text, and each axis to a range or a value. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
