import { letterHtml } from './letter.ts';
import { footOf, type MailText } from './mail.ts';

/** The HTML form of a message, in the layout of `letter.mjml`. User input is escaped, never markup. */
export function htmlText(mail: MailText): string {
  const { facts, paragraphs, brand, truckName, ...words } = mail;
  const rows = facts.map(({ label, value, note = '' }) => {
    const sentence = value.endsWith('.');
    return { label, value: sentence ? '' : value, notes: [sentence ? value : '', note].filter(Boolean) };
  });
  return letterHtml({
    ...words,
    // Mail programs show the preview beside the subject, so it omits the greeting.
    preview: paragraphs[1] ?? '',
    paragraphs,
    trucks: truckName === '' ? [] : [truckName],
    tickets: rows.length > 0 ? [rows] : [],
    product: brand.product,
    supportEmail: brand.supportEmail,
    pageInWords: words.page.href.replace(/^https?:\/\/|\/$/gu, ''),
    foot: footOf(mail),
  });
}
