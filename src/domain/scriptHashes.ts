/**
 * The file of a built site that lists the source expressions of its inline scripts, for the Content-Security-Policy of the
 * servers. It is not served: Hosting ignores names that begin with a dot.
 */
export const scriptHashesFile = '.scriptHashes.json';
