/**
 * Behaviour of a page without a library: listens on the document or observes elements with its data attribute, and returns a
 * function that stops it.
 */
export type Behaviour = (page: Document) => () => void;
