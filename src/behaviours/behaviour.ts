/**
 * A page behavior without a library: listens on the document or observes elements with its data attribute, and returns a
 * cleanup function if it needs one.
 */
export type Behaviour = (page: Document) => (() => void) | undefined;
