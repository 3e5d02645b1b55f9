import { letterHtml } from './letter.ts';
import { footOf, type MailFact, type MailText, type MailTruck } from './mail.ts';

const open = { hatch: '#f4a94f', slat: '#f4a94f', lamp: '#ffd48a', mark: '' };
const looks: Readonly<Record<MailTruck, typeof open>> = {
  open,
  trouble: { ...open, lamp: '#f48a29', mark: '!' },
  closed: { hatch: '#efe3d3', slat: '#b8a594', lamp: '#b8a594', mark: '' },
};

function rowOf({ label, value, note = '' }: MailFact) {
  const sentence = value.endsWith('.');
  return { label, value: sentence ? '' : value, notes: [sentence ? value : '', note].filter(Boolean) };
}

/** The HTML form of a message, in the layout of `letter.mjml`. User input is escaped, never markup. */
export function htmlText(mail: MailText): string {
  const { facts, paragraphs, brand, truckName, truck, ...words } = mail;
  const rows = facts.filter(({ sum }) => !sum).map(rowOf);
  return letterHtml({
    ...words,
    // Mail programs show the preview beside the subject, so it omits the greeting.
    preview: paragraphs[1] ?? '',
    paragraphs,
    trucks: truckName === '' ? [] : [{ name: truckName, ...looks[truck] }],
    sums: facts.filter(({ sum }) => sum).map(rowOf),
    tickets: rows.length > 0 ? [rows] : [],
    product: brand.product,
    supportEmail: brand.supportEmail,
    pageInWords: words.page.href.replace(/^https?:\/\/|\/$/gu, ''),
    foot: footOf(mail),
  });
}
