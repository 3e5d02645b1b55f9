/** Converts a width in pixels to a breakpoint in em of the browser's initial text size. */
export const inEm = (pixels: number) => pixels / 16;

/** The unit of the theme's breakpoints: `down` ends 0.05em below the start of `up`. */
export const emUnit = { unit: 'em' };

/** Pixels below which what is fixed would cover most of a window, for example of a phone on its side or a zoomed page. */
export const lowHeight = 480;

/** A window below that height. */
export const lowWindow = `@media (height < ${lowHeight}px)`;
