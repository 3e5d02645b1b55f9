/** The path of the collector of errors. Apart from the other paths, because the public pages' inline script must be small. */
export const errorCollectorFile = '/errors.js';
