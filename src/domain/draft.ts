/**
 * The text fields of the registration that a browser keeps for a reload, each under its own name (R-DATA-KEYS). Their maximum
 * lengths are in `limits`.
 */
export const draftTexts = ['restaurantName'] as const;

/** A text field that a browser keeps for a reload. */
export type DraftText = (typeof draftTexts)[number];
