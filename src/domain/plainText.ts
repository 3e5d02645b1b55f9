/**
 * Text without control characters, lone surrogates (they cannot be stored) and direction overrides (they change how a
 * receipt reads).
 */
export const plainTextPattern = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;
