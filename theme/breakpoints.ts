/** A width in pixels as a breakpoint, in em of the browser's initial text size. */
export const inEm = (pixels: number) => pixels / 16;

/** Shared by both ways to make the theme's breakpoints: `down` ends 0.05em below the point where `up` begins. */
export const emUnit = { unit: 'em' };
