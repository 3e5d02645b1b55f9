/** Letters that fill a square, and capitals: they are wider than the rest. */
const wide =
  /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Extended_Pictographic}|[\uFF01-\uFF60]/u;
const capital = /\p{Lu}/u;

function letterWidth(letter: string): number {
  if (wide.test(letter)) return 1.02;
  return capital.test(letter) ? 0.7 : 0.56;
}

function widthInEm(name: string): number {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)];
  return letters.reduce((sum, { segment }) => sum + letterWidth(segment), 0);
}

/** The room for the name, in hundredths of the drawing's width. */
const room = { width: 57, oneLine: 8.2, twoLines: 4.7 };

/**
 * The font size at which a name fits the truck's side in one line or in two, whichever is larger. A name that is too long for
 * both ends in dots at the smallest size that can be read.
 * @returns A CSS length: hundredths of the drawing's width, at least 9 px.
 */
export function nameSize(name: string): string {
  const width = widthInEm(name);
  const one = Math.min(room.oneLine, room.width / width);
  // Words break unevenly, so two lines hold less than twice the width.
  const two = Math.min(room.twoLines, (room.width * 1.6) / width);
  return `max(9px, ${Math.max(one, two).toFixed(2)}cqi)`;
}
