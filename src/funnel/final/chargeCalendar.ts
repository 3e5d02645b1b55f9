import { final } from '#content/funnel/final.ts';
import { calendarFile } from '#domain/calendarFile.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import { formatMoney } from '#domain/money.ts';
import { shownPlanName } from '#domain/plan.ts';
import { chargeMomentsOfConfirmation, timelineOfConfirmation } from '#domain/timeline.ts';
import { firstChargeToCome, isFarEnough, reminderDays } from '#domain/trial.ts';

const { calendar: words } = final;

/** PayPal charges at night (`chargeHour`); an alarm rings so many hours later in the day, which is by day in every state. */
const fromNightToDay = 10;

/** A stable id for a calendar event that does not reveal the subscription's id. */
async function eventId(subscriptionId: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscriptionId));
  return Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The first charge as a calendar file, with an alarm as the reminder. Rejects if none is scheduled. */
export async function chargeCalendar(confirmation: Confirmation, now: Date): Promise<Blob> {
  const moments = chargeMomentsOfConfirmation(confirmation);
  const charge = firstChargeToCome(moments);
  if (!charge) throw new RangeError('a subscription without a charge to come has no calendar file');
  const { posDevices, currency, total, subscriptionId } = confirmation;
  const about = charge.kind === 'firstCharge' ? words.about : words.aboutResumed;
  const { title, body } = timelineOfConfirmation(confirmation).note;
  const text = calendarFile({
    uid: `first-charge-${await eventId(subscriptionId)}@curbwise`,
    at: charge.at,
    title: words.title(formatMoney({ amount: total, currency })),
    description: `${about(shownPlanName(confirmation), posDevices)}\n\n${title}: ${body}`,
    alarmHours: isFarEnough(moments, charge) ? reminderDays * 24 - fromNightToDay : 0,
    now,
  });
  return new Blob([text], { type: 'text/calendar;charset=utf-8' });
}
