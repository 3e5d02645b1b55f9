import type { ScheduledNoticeId } from '../notices.ts';
import { endingFact } from './chargeFacts.ts';
import { mailFrom, priceSum, subscriptionFact, type AccountMailData, type MailText } from './mail.ts';
import { reminderMail } from './reminderMail.ts';
import { wordsIn } from './words/wordsIn.ts';

/** Composes a scheduled notice. `about`: the date of the announced charge; for the summary, the anniversary. */
export function noticeMail(
  id: Exclude<ScheduledNoticeId, 'new-price'>,
  data: AccountMailData & { about: Date; nextChargeAt: Date | null },
): MailText {
  if (id === 'reminder') return reminderMail(data);
  const { confirmation, brand, about, nextChargeAt, language } = data;
  const { interval } = confirmation;
  const { labels, letters, timeline, day, firstChargeOn, nextChargeOn } = wordsIn(language);
  const { title, trial, charged } = timeline.cancel;
  const { letter, sum, ending } = {
    'trial-ends': {
      letter: letters.trialEnds(brand.product, interval, day(about)),
      sum: firstChargeOn(day(about)),
      ending: trial,
    },
    renewal: {
      letter: letters.renewal(brand.product, interval, day(about)),
      sum: nextChargeOn(day(about)),
      ending: charged,
    },
    summary: {
      letter: letters.summary(brand.product, interval),
      sum: nextChargeAt === null ? labels.price : nextChargeOn(day(nextChargeAt)),
      ending: charged,
    },
  }[id];
  return mailFrom(data, {
    ...letter,
    facts: [priceSum(data, sum), endingFact({ title, body: ending }), subscriptionFact(data)],
  });
}
