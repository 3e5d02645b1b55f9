import type { NoticeFacts, NoticeWindow } from './noticeFacts.ts';
import { scheduledNotices, type ScheduledNoticeId } from './notices.ts';
import type { Confirmation } from './recordedSubscription.ts';

/** The facts that determine a subscription's notices, from its confirmation and its next charge. */
export function noticeFactsOf(
  { interval, total, trialDays, createdAt, trialEndsAt }: Confirmation,
  nextChargeAt: Date | null,
): NoticeFacts {
  return {
    interval,
    total,
    trialDays,
    startsAt: new Date(createdAt),
    firstChargeAt: new Date(trialEndsAt),
    nextChargeAt,
  };
}

export interface NextNotice extends NoticeWindow {
  id: ScheduledNoticeId;
  /** Unique among the notices of a subscription: `renewal-2027-11-28`. */
  name: string;
}

/** The scheduled notices known at a moment, in the order in which their windows open. */
function noticesAt(facts: NoticeFacts, now: Date): NextNotice[] {
  const ids = Object.keys(scheduledNotices) as ScheduledNoticeId[];
  return ids
    .flatMap((id) => {
      const window = scheduledNotices[id].windowFor(facts, now);
      // The confirmation already covers a notice whose window opened before the start.
      if (!window || window.opens < facts.startsAt) return [];
      return [{ ...window, id, name: `${id}-${window.about.toISOString().slice(0, 10)}` }];
    })
    .toSorted((one, other) => one.opens.getTime() - other.opens.getTime());
}

/** The id of a notice that the account page announces with its date. A new price has a notice of its own. */
export type DatedNoticeId = Exclude<ScheduledNoticeId, 'new-price'>;

type DatedNotice = NextNotice & { id: DatedNoticeId };

/** The upcoming notices that are announced to the owner. */
export function comingNotices(facts: NoticeFacts, now: Date): DatedNotice[] {
  return noticesAt(facts, now).filter(
    (notice): notice is DatedNotice => notice.opens > now && notice.id !== 'new-price',
  );
}

/**
 * The next notice of a subscription, including one whose window is already open; null if there is none. `sent` is the name
 * of the last notice sent: open windows are handled in the order in which they opened.
 */
export function nextNotice(
  facts: NoticeFacts,
  { now, sent }: { now: Date; sent: string | null },
): NextNotice | null {
  const notices = noticesAt(facts, now);
  const last = notices.findIndex(({ name }) => name === sent);
  return notices.slice(last + 1).find(({ closes }) => closes > now) ?? null;
}
