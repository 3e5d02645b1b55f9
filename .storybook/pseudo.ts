const accented: Readonly<Record<string, string>> = Object.fromEntries(
  ['aå', 'cç', 'eé', 'gğ', 'iî', 'nñ', 'oö', 'sš', 'uû', 'yý', 'zž'].flatMap(([plain = '', accent = '']) => [
    [plain, accent],
    [plain.toUpperCase(), accent.toUpperCase()],
  ]),
);

/** Keys whose texts the program reads, and texts that are addresses. */
const read = /(?:^|\.)(?:id|href|srcLang|group|name|value|languages?|locale)$/u;
const address = /[@/]|^\S+\.\w+$/u;

/** Whether a text has words to translate, other than names, addresses, amounts and symbols. */
export function holdsWords(place: string, text: string): boolean {
  return !read.test(place) && !address.test(text) && /\p{L}{2}/u.test(text);
}

/** Adds accents to English letters and doubles the frequent ones. A word that has accents stays unchanged. */
function accent(text: string): string {
  return text.replaceAll(/\p{L}+/gu, (word) =>
    /^[a-z]+$/iu.test(word)
      ? word
          .replaceAll(/[aeiouns]/giu, (letter) => letter + letter.toLowerCase())
          .replaceAll(/[a-z]/giu, (letter) => accented[letter] ?? letter)
      : word,
  );
}

/** Words in `en-XA`, a test language: readable English with accents, 40 % longer, made from the English words. */
export function pseudo<Words>(words: Words, place?: string): Words;
export function pseudo(words: unknown, place = ''): unknown {
  if (typeof words === 'string') return holdsWords(place, words) ? accent(words) : words;
  if (typeof words === 'function')
    return new Proxy(words, {
      apply: (write, self, given) => pseudo(Reflect.apply(write, self, given) as unknown),
    });
  if (Array.isArray(words)) return words.map((word: unknown) => pseudo(word, place));
  if (typeof words === 'object' && words !== null)
    return Object.fromEntries(
      Object.entries(words).map(([name, value]) => [name, pseudo<unknown>(value, `${place}.${name}`)]),
    );
  return words;
}
