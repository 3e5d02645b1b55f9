/** A width in pixels as a breakpoint, in em of the text size that browsers begin with. */
export const inEm = (pixels: number) => pixels / 16;

/** What both ways to make the theme's breakpoints share: `down` ends 0.05em below where `up` begins. */
export const emUnit = { unit: 'em' };
