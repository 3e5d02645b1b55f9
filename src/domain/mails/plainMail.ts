import { footOf, type MailFact, type MailText } from './mail.ts';

function factLine({ label, value, note }: MailFact): string {
  return note === undefined ? `${label}: ${value}` : `${label}: ${value}. ${note}`;
}

/** The plain form of a message, with the same text as its HTML form. */
export function plainText(mail: MailText): string {
  const { headline, paragraphs, facts, button, page, brand } = mail;
  const { questions, seller } = footOf(mail);
  return [
    headline,
    ...paragraphs,
    `${button.label}: ${button.href}`,
    ...(facts.length > 0 ? [facts.map(factLine).join('\n')] : []),
    `${page.label} ${page.href}`,
    `${questions.before} ${brand.supportEmail}${questions.after}`,
    [brand.product, ...seller].join('\n'),
  ].join('\n\n');
}
