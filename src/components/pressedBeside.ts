/**
 * Styles of a `<dialog>` that a press beside its content closes, where only the document listens for it: an iPhone tells a page of
 * no press on what is no control, unless it has the cursor of one (reference/Browsers.mdx#presses-on-an-iphone).
 */
export const pressedBeside = { cursor: 'pointer', '& > *': { cursor: 'auto' } } as const;
