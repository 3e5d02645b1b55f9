/** The screens of the catalog: a small phone, an upright tablet and a laptop, in CSS pixels. */
export const viewports = {
  phone: { width: 375, height: 812 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
} as const;

export type ViewportName = keyof typeof viewports;

/**
 * Parameters for both picture tests: `npm run visual` reads `visual`, Chromatic reads the modes. With `dark`, the repository also
 * keeps a picture of the phone in dark mode.
 */
function pictures(local: readonly ViewportName[], chromatic: readonly ViewportName[], dark = false) {
  return {
    visual: { widths: local.map((name) => viewports[name].width), dark },
    chromatic: {
      modes: Object.fromEntries(
        Object.entries(viewports).map(([name, viewport]) => [
          name,
          { viewport, disable: !chromatic.some((chosen) => chosen === name) },
        ]),
      ),
    },
  };
}

const part = pictures(['phone'], ['phone', 'desktop']);

/**
 * The default parameters of a story: part of a page, which looks alike at each width. The repository keeps one picture;
 * Chromatic shows designers phone and laptop. Both leave out elements with `data-chromatic="ignore"`.
 */
export const partPictures = {
  visual: part.visual,
  chromatic: {
    ...part.chromatic,
    prefersReducedMotion: 'reduce',
    pauseAnimationAtEnd: true,
    // Chromatic's default of 0.063 would miss a brand color that drifts by 5 %; a drift of 2 % must fail.
    diffThreshold: 0.01,
    ignoreSelectors: ['[data-chromatic="ignore"]'],
  },
};

/** The pictures of a section or screen: a phone, a laptop for its first story, in Chromatic a tablet too. */
export const screenPictures = pictures(['phone', 'desktop'], ['phone', 'tablet', 'desktop']);

/** The pictures of an e-mail: a phone, also in dark mode, and an upright tablet, as wide as mail programs. */
export const mailPictures = pictures(['phone', 'tablet'], ['phone', 'tablet'], true);

/** The parameters of a story with pictures on one screen only. */
export const picturedAt = (name: ViewportName) => pictures([name], [name]);

/** The parameters of a story without a picture; `reason` is for readers of the code. */
export function notPictured(reason: string) {
  return { visual: { widths: [], dark: false, reason }, chromatic: { disableSnapshot: true } };
}

/** Spread after other parameters: the repository keeps no picture, Chromatic does; `reason` is for readers of the code. */
export function onlyInChromatic(reason: string) {
  return { visual: { widths: [], dark: false, reason } };
}

/** Merged into a story's parameters to picture it in Spanish too, on a phone, where words may break the layout. */
export const alsoInSpanish = { visual: { spanish: true } };

/** For a story whose subject exists on one screen only, such as the mobile menu; `more` adds parameters. */
export function onlyAt(name: ViewportName, more: { spanish?: boolean } = {}) {
  const { visual, ...chromatic } = picturedAt(name);
  const parameters = { ...chromatic, visual: { ...visual, ...more } };
  return { globals: { viewport: { value: name } }, parameters };
}
