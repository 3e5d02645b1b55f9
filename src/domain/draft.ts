/**
 * The text fields of the registration that a browser stores for a reload, each under a separate key (R-DATA-KEYS). Their
 * maximum lengths are in `limits`.
 */
export const draftTexts = ['restaurantName'] as const;

/** A text field that a browser stores for a reload. */
export type DraftText = (typeof draftTexts)[number];
