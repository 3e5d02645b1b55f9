/** Invisible characters, which programs put around and inside addresses and codes, and the blank Braille pattern. */
const marks = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

const opening = /^["'`\p{Pi}\p{Ps}]$/u;
const closing = /^["'`\p{Pf}\p{Pi}\p{Pe}>.,:;\u3001\u3002]$/u;
/** An address may begin with the other quotes. */
const openingAddress = /^["\p{Pi}\p{Ps}]$/u;

/** An apostrophe inside a word that a phone's keyboard or a text program has curved. */
const curvedApostrophe = /(?<=\w)\u2019(?=\w)/gu;

/** Removes characters from both ends. A regular expression for the end would take the square of a long text's time. */
function strip(text: string, first: RegExp, last: RegExp): string {
  let start = 0;
  let end = text.length;
  while (start < end && first.test(text.charAt(start))) start += 1;
  while (end > start && last.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Applies a cleaning until nothing is left to clean. People paste no more than a few layers. */
function untilClean(text: string, clean: (text: string) => string, rounds = 10): string {
  const cleaned = clean(text);
  return cleaned === text || rounds === 0 ? cleaned : untilClean(cleaned, clean, rounds - 1);
}

/** The address in what people paste: `mailto:…`, `Name <…>`, in quotes, with a comma after it, between invisible marks. */
export function pastedAddress(text: string): string {
  return untilClean(text.replaceAll(marks, ''), (one) => {
    const address = one
      .trim()
      .replace(/^mailto:([^?]*)(?:\?.*)?$/iu, '$1')
      .replace(/^[^<>]*<([^<>]*)>?$/u, '$1')
      .replace(/^'(.*)'$/u, '$1');
    return strip(address, openingAddress, closing).replaceAll(curvedApostrophe, "'");
  });
}

/** The code in what people paste: in quotes, with a full stop after it, in full-width letters, with invisible marks. */
export function pastedCode(text: string): string {
  const plain = text
    .replaceAll(marks, '')
    .replaceAll(/[\uFF01-\uFF5E]/gu, (wide) => String.fromCodePoint(wide.charCodeAt(0) - 0xfee0));
  return untilClean(plain, (one) => strip(one.trim(), opening, closing));
}
