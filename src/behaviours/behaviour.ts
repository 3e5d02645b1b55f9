/** A page behavior without a library; returns a cleanup function if it needs one. */
export type Behaviour = (page: Document) => (() => void) | undefined;
