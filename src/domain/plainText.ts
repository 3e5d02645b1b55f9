/**
 * Text without control characters, lone surrogates (which cannot be stored) and direction overrides (which change how a
 * receipt reads).
 */
export const plainTextPattern = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;
