/**
 * `npm test` plays this many traces, which depend on the committed files alone, or as many as fit into the time. Where
 * `npm run measure -- adversary --planned` has played them all, nothing new is found elsewhere.
 */
export const planned = { traces: 700, seconds: 60 };
