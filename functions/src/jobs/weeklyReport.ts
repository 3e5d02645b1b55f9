import { UTCDate } from '@date-fns/utc';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { daysBefore } from '#domain/days.ts';
import { paths } from '#domain/paths.ts';
import { weeklyReportMail, type WeekCount, type WeeklyFigures } from '#domain/mails/weeklyReportMail.ts';
import { addressOf, type ServerContext } from '../context/context.ts';
import type { Tally } from '../context/tally.ts';
import { mailFields, mails } from '../documents/mail.ts';
import { figuresIn, visitsOf } from '../figures/figures.ts';
import type { Weekly } from '../figures/weeks.ts';

/** A day as `Steps` names it. */
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The counts of the last whole week and of the one before; the newest count is of the week that runs. */
const lastWeek = (counts: Weekly): WeekCount => [counts.at(-2) ?? 0, counts.at(-3) ?? 0];

/** Writes the weekly e-mail once to the address for alerts; without one, writes and reads nothing. */
export async function weeklyReport(
  context: Pick<ServerContext, 'store' | 'brand' | 'siteUrl' | 'now'>,
  to: string,
): Promise<Tally> {
  const { store, brand, now } = context;
  const thisMonday = new Date(startOfISOWeek(new UTCDate(now())));
  const monday = daysBefore(thisMonday, 7);
  const sunday = daysBefore(thisMonday, 1);
  const ref = mails.ref(`weekly-report-${dayOf(monday)}`);
  if (to === '' || (await store.get(ref))) return { done: 0, failed: 0 };
  const { figures, steps: counted } = await figuresIn(store, now());
  const { steps, cancelled, trials, failedPayments: failing, monthly } = figures;
  const ofWeek = counted.filter(({ day }) => day >= dayOf(monday) && day <= dayOf(sunday));
  const reported: WeeklyFigures = {
    registered: lastWeek(steps.registered),
    checkout: lastWeek(steps.checkout),
    subscribed: lastWeek(steps.subscribed),
    ended: lastWeek(cancelled),
    paying: trials.paying,
    inTrial: trials.running,
    failing,
    monthly,
    visits: visitsOf(ofWeek),
  };
  const homeUrl = addressOf(context, 'en', paths.landing);
  const mail = weeklyReportMail({ brand, homeUrl, monday, sunday, figures: reported });
  return store.transaction(async (transaction) => {
    // Cloud Scheduler may call twice.
    if (await transaction.get(ref)) return { done: 0, failed: 0 };
    transaction.set(ref, mailFields({ to, uid: undefined, now: now() }, mail));
    return { done: 1, failed: 0 };
  });
}
