/**
 * Something a page does by itself, written without a library so that it can stand in the page's own HTML: it listens
 * on the whole document, or watches what carries its data attribute, and answers how to stop it.
 */
export type Behaviour = (page: Document) => () => void;
