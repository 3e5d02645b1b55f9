import type { MinorUnits } from '../money.ts';
import type { ScheduledNoticeId } from '../notices.ts';
import { chargeMomentsOfConfirmation } from '../timeline.ts';
import { datesOf, endingFact, howToCancel, momentFact } from './chargeFacts.ts';
import {
  mailFrom,
  priceInWords,
  priceSum,
  subscriptionFact,
  type AccountMailData,
  type MailText,
} from './mail.ts';
import { wordsIn } from './words/wordsIn.ts';

/** The promised reminder before the first charge: its date, its amount, the charges after it, and how to cancel. */
export function reminderMail(about: AccountMailData): MailText {
  const { confirmation, brand, language } = about;
  const { trialEndsAt, interval } = confirmation;
  const { letters, day } = wordsIn(language);
  const timeline = datesOf(about);
  const dates = chargeMomentsOfConfirmation(confirmation);
  const firstCharge = dates.findIndex(({ kind }) => kind === 'firstCharge');
  const [first, ...later] = timeline.moments.slice(firstCharge);
  return mailFrom(about, {
    kind: 'reminder',
    ...letters.reminder(brand.product, interval, day(trialEndsAt)),
    facts: [
      ...(first ? [momentFact(first, true)] : []),
      ...later.map((moment) => momentFact(moment)),
      endingFact(timeline.note),
      subscriptionFact(about),
    ],
  });
}

/**
 * Composes a scheduled notice. `about`: the date of the announced charge; for the summary, the anniversary. `isNewPrice`: whether
 * that charge is the first at a new price.
 */
export function noticeMail(
  id: Exclude<ScheduledNoticeId, 'new-price'>,
  data: AccountMailData & { about: Date; nextChargeAt: Date | null; isNewPrice?: boolean },
): MailText {
  if (id === 'reminder') return reminderMail(data);
  const { confirmation, brand, about, nextChargeAt, isNewPrice = false, language } = data;
  const { labels, letters, timeline, day, firstChargeOn, nextChargeOn, newPriceFrom } = wordsIn(language);
  const { title, trial, charged } = timeline.cancel;
  const [kind, inWords, body] = {
    'trial-ends': ['trialEnds', firstChargeOn, trial] as const,
    renewal: ['renewal', isNewPrice ? newPriceFrom : nextChargeOn, charged] as const,
    summary: ['summary', nextChargeOn, charged] as const,
  }[id];
  const charge = id === 'summary' ? nextChargeAt : about;
  const sum = charge ? inWords(day(charge)) : labels.price;
  return mailFrom(data, {
    kind,
    ...letters[kind](brand.product, confirmation.interval, day(about)),
    facts: [priceSum(data, sum), endingFact({ title, body }), subscriptionFact(data)],
  });
}

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
