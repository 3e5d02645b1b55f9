/**
 * The file of a built site with the source expressions of its inline scripts, for the servers' Content-Security-Policy. It
 * is not served: Hosting ignores names that begin with a dot.
 */
export const scriptHashesFile = '.scriptHashes.json';
