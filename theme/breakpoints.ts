/** Converts a width in pixels to a breakpoint in em of the browser's initial text size. */
export const inEm = (pixels: number) => pixels / 16;

/** The unit of the theme's breakpoints: `down` ends 0.05em below the start of `up`. */
export const emUnit = { unit: 'em' };

/** A window so low that what is fixed would cover most of it, for example a phone on its side or a zoomed page. */
export const lowWindow = '@media (height < 480px)';
