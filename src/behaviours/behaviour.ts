/**
 * Something a page does by itself, written without a library so that a page has it at once: it listens
 * on the whole document, or watches what carries its data attribute, and answers how to stop it.
 */
export type Behaviour = (page: Document) => () => void;
