/**
 * The text fields about the truck, in the order of the forms. This list carries a field into the forms of registration and account,
 * its schema and what is stored; the browser keeps each for a reload under its own key (R-DATA-KEYS). Maximum lengths are in `limits`.
 */
export const draftTexts = ['restaurantName'] as const;

export type DraftText = (typeof draftTexts)[number];

/** What a browser may fill into each: its `autocomplete`. */
export const autofill: Readonly<Record<DraftText, string>> = { restaurantName: 'organization' };

export function eachDraftText<Value>(valueOf: (name: DraftText) => Value): Record<DraftText, Value> {
  return Object.fromEntries(draftTexts.map((name) => [name, valueOf(name)])) as Record<DraftText, Value>;
}
