/** White space that is no space, such as the tab between two cells of a copied table, and letters that look like one. */
const blank = /[\t\v\f\u2028\u2029\u2800\u3164\uFFA0]+/gu;

/**
 * Invisible characters, which programs put around and inside copied text: direction marks, soft hyphens. Not the joiners and
 * variation selectors of emoji and some scripts, nor a region's flag, which the group keeps.
 */
const unseen =
  /(\u{1F3F4}[\u{E0061}-\u{E007A}]{3,6}\u{E007F})|(?!\u200C|\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}/gu;

/**
 * The form in which a text is counted, compared and stored: without white space around it and invisible characters, with
 * spaces for other white space inside, and composed (NFC), so an accented letter is the same regardless of how it was typed.
 * The lines of a longer text stay.
 */
export function normalizeText(text: string): string {
  return text.replaceAll(blank, ' ').replaceAll(unseen, '$1').trim().normalize('NFC');
}
