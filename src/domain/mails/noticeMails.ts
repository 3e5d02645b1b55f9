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
  const { labels, letters, timeline, day, firstChargeOn, nextChargeOn } = wordsIn(language);
  const { title, trial, charged } = timeline.cancel;
  const [kind, inWords, body] = {
    'trial-ends': ['trialEnds', firstChargeOn, trial] as const,
    renewal: ['renewal', nextChargeOn, charged] as const,
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
