import {
  promptNotices,
  scheduledNotices,
  type AnnouncedNoticeId,
  type NoticeFacts,
  type NoticeRow,
  type NoticeWindow,
  type ScheduledNoticeId,
} from './notices.ts';
import type { Confirmation } from './recordedSubscription.ts';

/** What the notices of a subscription depend on, by its confirmation and its next charge. */
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

/** A notice whose turn is next. */
export interface NextNotice extends NoticeWindow {
  id: ScheduledNoticeId;
  /** Names it among all notices of its subscription: `renewal-2027-11-28`. */
  name: string;
}

/** The notices that a day brings, as they are known at a moment, in the order in which their windows open. */
function noticesAt(facts: NoticeFacts, now: Date): NextNotice[] {
  const ids = Object.keys(scheduledNotices) as ScheduledNoticeId[];
  return ids
    .flatMap((id) => {
      const window = scheduledNotices[id].windowFor(facts, now);
      // The confirmation says itself what opened before the start.
      if (!window || window.opens < facts.startsAt) return [];
      return [{ ...window, id, name: `${id}-${window.about.toISOString().slice(0, 10)}` }];
    })
    .toSorted((one, other) => one.opens.getTime() - other.opens.getTime());
}

/** The id of a notice that may be announced with its day. */
export type DatedNoticeId = ScheduledNoticeId & AnnouncedNoticeId;

type AnnouncedNotice = NextNotice & { id: DatedNoticeId };

/** The notices that are still to come and of which their owner is told in advance. */
export function comingNotices(facts: NoticeFacts, now: Date): AnnouncedNotice[] {
  return noticesAt(facts, now).filter(
    (notice): notice is AnnouncedNotice =>
      notice.opens > now && scheduledNotices[notice.id].announced !== null,
  );
}

/**
 * The notice that a subscription is to get next, also where its window is open already; null where none is to come.
 * `told` names the last one that was sent: of several whose windows are open, it goes on in the order in which they opened.
 */
export function nextNotice(
  facts: NoticeFacts,
  { now, told }: { now: Date; told: string | null },
): NextNotice | null {
  const notices = noticesAt(facts, now);
  const last = notices.findIndex(({ name }) => name === told);
  return notices.slice(last + 1).find(({ closes }) => closes > now) ?? null;
}

/** The notices that an owner will get, by what is known when the subscription starts. */
export function announcedNotices(facts: NoticeFacts): AnnouncedNoticeId[] {
  const rows: Record<string, NoticeRow> = { ...scheduledNotices, ...promptNotices };
  const names = Object.keys(rows) as AnnouncedNoticeId[];
  return names.filter((id) => rows[id]?.announced?.(facts) ?? false);
}
