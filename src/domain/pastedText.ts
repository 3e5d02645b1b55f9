/** Marks that nobody sees or types: zero-width spaces, and the direction marks that programs put around names and addresses. */
const marks = String.raw`\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF`;

const edges = new RegExp(`^[\\s${marks}]+|[\\s${marks}]+$`, 'gu');
const everywhere = new RegExp(`[${marks}]`, 'gu');
const quotes = /^["“”„«»‘’`]+|["“”„«»‘’`.,]+$/gu;

/** Removes white space and invisible marks around a text. Marks inside stay: some refuse the text, others belong to it. */
export function trimPasted(text: string): string {
  return text.replaceAll(edges, '');
}

function onceLess(text: string): string {
  return trimPasted(text)
    .replace(/^mailto:([^?]*)(?:\?.*)?$/iu, '$1')
    .replace(/^[^<>]*<([^<>]*)>$/u, '$1')
    .replaceAll(/^["“”]+|["“”.,;]+$/gu, '');
}

/** The address in what people paste: `mailto:…`, `Name <…>`, in quotes, with a comma after it, between invisible marks. */
export function pastedAddress(text: string): string {
  let address = text;
  for (let next = onceLess(text); next !== address; next = onceLess(address)) address = next;
  return address;
}

/** The code in what people paste: in quotes, with a full stop after it, in full-width letters, with invisible marks. */
export function pastedCode(text: string): string {
  const plain = text
    .replaceAll(everywhere, '')
    .replaceAll(/[\uFF01-\uFF5E]/gu, (wide) => String.fromCodePoint(wide.charCodeAt(0) - 0xfee0));
  return plain.trim().replaceAll(quotes, '').trim();
}
