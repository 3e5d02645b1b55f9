import type { MinorUnits } from '../money.ts';
import { endingFact } from './chargeFacts.ts';
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
  const { labels, letters, timeline, day, newPriceFrom } = wordsIn(language);
  const { title, charged } = timeline.cancel;
  return mailFrom(data, {
    kind: 'newPrice',
    ...letters.newPrice(brand.product, confirmation.interval, day(about)),
    facts: [
      priceSum({ ...data, confirmation: { ...confirmation, total: newTotal } }, newPriceFrom(day(about))),
      { label: labels.priceNow, value: priceInWords(confirmation, language) },
      endingFact({ title, body: charged }),
      subscriptionFact(data),
    ],
  });
}
