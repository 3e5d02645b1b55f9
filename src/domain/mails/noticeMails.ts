import { formatDay } from '../day.ts';
import type { ScheduledNoticeId } from '../notices.ts';
import { shownPlanName } from '../plan.ts';
import { timelineWords } from '../timelineWords.ts';
import { endingFact } from './chargeFacts.ts';
import { mailFrom, priceInWords, subscriptionFact, type AccountMailData, type MailText } from './mail.ts';
import { reminderMail } from './reminderMail.ts';

const { cancel } = timelineWords;

/** Tells an owner of a charge to come, as the row of the table asks. `about`: its day; of the summary, the anniversary. */
export function noticeMail(
  id: Exclude<ScheduledNoticeId, 'new-price'>,
  data: AccountMailData & { about: Date; nextChargeAt: Date | null },
): MailText {
  if (id === 'reminder') return reminderMail(data);
  const { name, confirmation, brand, about, nextChargeAt } = data;
  const plan = shownPlanName(confirmation);
  const price = priceInWords(confirmation);
  const day = formatDay(about);
  const words = {
    'trial-ends': {
      subject: `Your ${brand.product} free trial ends on ${day}`,
      headline: `Your free trial ends on ${day}`,
      said: `Your free trial of the ${plan} plan ends on ${day}, and the first charge is made. To stay, you need to do nothing.`,
      next: about,
      ending: cancel.trial,
    },
    renewal: {
      subject: `Your ${brand.product} plan renews on ${day}`,
      headline: `Your plan renews on ${day}`,
      said: `Your ${plan} plan renews on ${day}. To stay, you need to do nothing.`,
      next: about,
      ending: cancel.charged,
    },
    summary: {
      subject: `Your year with ${brand.product}: what you pay`,
      headline: 'What you pay',
      said: `Once a year we tell you what you pay. Your ${plan} plan goes on every month, until you cancel.`,
      next: nextChargeAt,
      ending: cancel.charged,
    },
  }[id];
  return mailFrom(data, {
    subject: words.subject,
    headline: words.headline,
    paragraphs: [`Hello ${name},`, words.said],
    facts: [
      { label: 'Plan', value: plan },
      { label: 'Price', value: price },
      ...(words.next === null ? [] : [{ label: 'Next charge', value: formatDay(words.next) }]),
      endingFact(words.ending),
      subscriptionFact(confirmation),
    ],
  });
}
