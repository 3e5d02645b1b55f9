import type { Currency } from '../currency.ts';
import { formatMoney, type MinorUnits } from '../money.ts';
import { mailFrom, subscriptionFact, type AccountMailData, type MailText } from './mail.ts';
import { wordsIn } from './words/wordsIn.ts';

/** Tells an owner that a payment is disputed, by them or by their bank, and what follows from it. */
export function disputeMail(
  about: AccountMailData & {
    dispute: { id: string; amount: MinorUnits; currency: Currency };
    /** When the disputed charge was made; null if that is not on record. */
    paidAt: Date | null;
  },
): MailText {
  const { dispute, paidAt, brand, language } = about;
  const { labels, letters, day } = wordsIn(language);
  const amount = formatMoney(dispute);
  return mailFrom(about, {
    kind: 'disputed',
    ...letters.disputed(brand.product, amount, brand.supportEmail),
    facts: [
      { label: labels.disputed, value: amount, sum: true },
      ...(paidAt ? [{ label: labels.charged, value: day(paidAt) }] : []),
      { label: labels.dispute, value: dispute.id },
      subscriptionFact(about),
    ],
  });
}
