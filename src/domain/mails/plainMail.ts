import type { BillLine } from '../bill.ts';
import { footOf, type MailFact, type MailText } from './mail.ts';

function factLine({ label, value, note }: MailFact): string {
  return note === undefined ? `${label}: ${value}` : `${label}: ${value}. ${note}`;
}

const billLine = ({ label, amount }: BillLine) => `${label}: ${amount}`;

/** Lines that belong together, if there are any. */
const block = (lines: readonly string[]) => (lines.length > 0 ? [lines.join('\n')] : []);

export function plainText(mail: MailText): string {
  const { headline, greeting, paragraphs, steps, bill, facts, button, page, brand } = mail;
  const { questions, seller } = footOf(mail);
  return [
    headline,
    greeting,
    ...block(facts.filter(({ sum }) => sum).map(factLine)),
    ...paragraphs,
    ...block(steps.map((step, at) => `${at + 1}. ${step}`)),
    `${button.label}: ${button.href}`,
    ...block(bill ? [...bill.lines, bill.total].map(billLine) : []),
    ...block(facts.filter(({ sum }) => !sum).map(factLine)),
    `${page.label} ${page.href}`,
    `${questions.before} ${brand.supportEmail}${questions.after}`,
    [brand.product, ...seller].join('\n'),
  ].join('\n\n');
}
