import type { MinorUnits } from '../money.ts';
import { howToCancel } from './chargeFacts.ts';
import {
  mailFrom,
  priceInWords,
  priceSum,
  subscriptionFact,
  type AccountMailData,
  type MailText,
} from './mail.ts';
import { wordsIn } from './words/wordsIn.ts';

/** Tells an owner of a new price before its first charge. `about`: the date of that charge. */
export function priceMail(data: AccountMailData & { about: Date; newTotal: MinorUnits }): MailText {
  const { confirmation, brand, about, newTotal, language } = data;
  const { labels, letters, day, newPriceFrom } = wordsIn(language);
  return mailFrom(data, {
    kind: 'newPrice',
    ...letters.newPrice(brand.product, confirmation.interval, day(about)),
    facts: [
      priceSum({ ...data, confirmation: { ...confirmation, total: newTotal } }, newPriceFrom(day(about))),
      { label: labels.priceNow, value: priceInWords(confirmation, language) },
      howToCancel(language),
      subscriptionFact(data),
    ],
  });
}
