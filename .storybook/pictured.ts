/** The screens of the catalogue: a small phone, an upright tablet and a laptop, in CSS pixels. */
export const viewports = {
  phone: { width: 375, height: 812 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
} as const;

/** One of the three screens by name. */
export type ViewportName = keyof typeof viewports;

/** Parameters for both picture tests: `npm run visual` reads `visual`, Chromatic reads the modes. */
function pictures(local: readonly ViewportName[], chromatic: readonly ViewportName[]) {
  return {
    visual: { widths: local.map((name) => viewports[name].width) },
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
 * The parameters of every story that says nothing else: a part of a page, which looks alike at each width. One picture
 * is kept in the repository; Chromatic shows designers the phone and the laptop. An element with
 * `data-chromatic="ignore"` is left out of Chromatic's comparison and of the picture in `npm run visual`.
 */
export const partPictures = {
  visual: part.visual,
  chromatic: {
    ...part.chromatic,
    prefersReducedMotion: 'reduce',
    pauseAnimationAtEnd: true,
    // Chromatic's usual 0.063 lets a brand colour drift by 5 %; ours must be seen at 2 %.
    diffThreshold: 0.01,
    ignoreSelectors: ['[data-chromatic="ignore"]'],
  },
};

/**
 * The parameters of a section or a screen: pictures on a phone and a laptop are kept in the repository; Chromatic shows
 * the tablet, too.
 */
export const screenPictures = pictures(['phone', 'desktop'], ['phone', 'tablet', 'desktop']);

/** The parameters of a mail: on a phone, and as wide as programs for mails show it, which an upright tablet does. */
export const mailPictures = pictures(['phone', 'tablet'], ['phone', 'tablet']);

/** The parameters of a story that is pictured on one screen only. */
export const picturedAt = (name: ViewportName) => pictures([name], [name]);

/** The parameters of a story that has no picture; the reason is for its reader. */
export function notPictured(reason: string) {
  return { visual: { widths: [], reason }, chromatic: { disableSnapshot: true } };
}

/** Merged into the parameters of a story that is pictured in Spanish as well, on a phone, where words have the least room. */
export const alsoInSpanish = { visual: { spanish: true } };

/** Spread into a story that exists on one screen only, such as the mobile menu. `more` adds to what its picture asks for. */
export function onlyAt(name: ViewportName, more: { spanish?: boolean } = {}) {
  const { visual, ...chromatic } = picturedAt(name);
  const parameters = { ...chromatic, visual: { ...visual, ...more } };
  return { globals: { viewport: { value: name } }, parameters };
}
