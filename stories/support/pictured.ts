/** The three screens every picture is taken at: a small phone, an upright tablet and a laptop, in CSS pixels. */
export const viewports = {
  phone: { width: 375, height: 812 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
} as const;

/** One of the three screens by name. */
export type ViewportName = keyof typeof viewports;

const names = Object.keys(viewports) as ViewportName[];

/**
 * Parameters that choose the screens on which a story (or file, or preview) is pictured, for both tools:
 * `npm run visual` reads `visual`, Chromatic reads `chromatic`, whose modes a story inherits unless it turns them off.
 */
export function picturedAt(...chosen: ViewportName[]) {
  return {
    visual: { viewports: chosen.map((name) => viewports[name].width) },
    chromatic: {
      modes: Object.fromEntries(
        names.map((name) => [
          name,
          chosen.includes(name)
            ? { viewport: viewports[name], disable: false }
            : { viewport: viewports[name], disable: true },
        ]),
      ),
    },
  };
}

/** The parameters of a story that has no picture; the reason is a sentence and is repeated by every run. */
export function notPictured(reason: string) {
  return { visual: { skip: reason }, chromatic: { disableSnapshot: true } };
}

/** Spread into a story that exists on one screen only, such as the mobile menu. */
export function onlyAt(name: ViewportName) {
  return { globals: { viewport: { value: name } }, parameters: picturedAt(name) };
}
