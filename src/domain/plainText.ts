/**
 * Text without control characters, line and paragraph separators, lone surrogates (which cannot be stored), and marks that
 * nobody sees: direction marks and overrides, which change how a receipt reads, tag characters, blank letters. Allowed are the
 * joiners and variation selectors of emoji and of some scripts, and the tags of a region's flag.
 */
export const plainTextPattern =
  /^(?:\u{1F3F4}[\u{E0061}-\u{E007A}]{3,6}\u{E007F}|[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\u200C|\u200D|\uFE0E|\uFE0F)*$/u;
