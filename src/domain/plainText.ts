/** Normalized text without control characters, of which a line break is one, and without lone surrogates, which cannot be stored. */
export const plainTextPattern = /^[^\p{Cc}\p{Cs}]*$/u;
