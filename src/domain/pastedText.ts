/** What nobody sees: white space, and the marks that programs put around names and addresses. */
const unseen = /^[\s\p{Default_Ignorable_Code_Point}\u2800]$/u;

/** The same without joiners and variation selectors of emoji and some scripts, and a flag's tags, which belong to names. */
const unseenAtName =
  /^(?!\u200C|\u200D|\uFE0E|\uFE0F|[\u{E0000}-\u{E007F}])[\s\p{Default_Ignorable_Code_Point}\u2800]$/u;

/** A part that a program set apart from the text around it, for example the first name and the family name. */
const apart = /[\u2066-\u2068]([^\u2066-\u2069]*)\u2069|[\u202A\u202B]([^\u202A-\u202E]*)\u202C/gu;

const marks = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

const opening = /^["'`\p{Pi}\p{Ps}]$/u;
const closing = /^["'`\p{Pf}\p{Pi}\p{Pe}>.,:;\u3001\u3002]$/u;
/** An address may begin with the other quotes. */
const openingAddress = /^["\p{Pi}\p{Ps}]$/u;

/** An apostrophe inside a word that a phone's keyboard or a text program has curved. */
const curvedApostrophe = /(?<=\w)\u2019(?=\w)/gu;

/** Removes characters from both ends. A regular expression for the end would take the square of a long text's time. */
function strip(text: string, first: RegExp, last = first): string {
  let start = 0;
  let end = text.length;
  for (; start < end; start += 1) {
    const code = text.codePointAt(start) ?? 0;
    if (!first.test(String.fromCodePoint(code))) break;
    if (code > 0xffff) start += 1;
  }
  while (end > start) {
    const length = /[\uDC00-\uDFFF]/.test(text.charAt(end - 1)) ? 2 : 1;
    if (!last.test(text.slice(end - length, end))) break;
    end -= length;
  }
  return text.slice(start, end);
}

/** Applies a cleaning until nothing is left to clean. People paste no more than a few layers. */
function untilClean(text: string, clean: (text: string) => string, rounds = 10): string {
  const cleaned = clean(text);
  return cleaned === text || rounds === 0 ? cleaned : untilClean(cleaned, clean, rounds - 1);
}

/** Removes what nobody sees around a text, and around parts of it. Other marks inside stay: some refuse the text. */
export function trimPasted(text: string): string {
  return untilClean(text, (one) => strip(one.replaceAll(apart, '$1$2'), unseenAtName));
}

/** The address in what people paste: `mailto:…`, `Name <…>`, in quotes, with a comma after it, between invisible marks. */
export function pastedAddress(text: string): string {
  return untilClean(text, (one) => {
    const address = strip(one, unseen)
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
