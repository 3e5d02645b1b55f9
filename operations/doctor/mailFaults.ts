import { newestMails } from '#functions/documents/mail.ts';
import type { Store } from '#functions/store/Store.ts';

/** E-mails looked at, the newest: those of several days. */
const looked = 1000;

/** The extension's states of a mail that it has begun with and not ended. */
const unfinished = ['PENDING', 'PROCESSING', 'RETRY'];

/** E-mails that the extension has not taken up, has not finished, or could not send. */
export async function mailFaults(
  store: Store,
  { tenMinutesAgo, dayAgo }: { tenMinutesAgo: Date; dayAgo: Date },
): Promise<string[]> {
  const newest = await newestMails(store, looked);
  const withState = (states: readonly string[], before?: Date) =>
    newest.filter(({ created, delivery }) => {
      const isOld = before === undefined || (created !== null && created < before);
      return isOld && states.includes(delivery?.state ?? '');
    });
  const waiting = withState([''], tenMinutesAgo);
  const stuck = withState(unfinished, dayAgo);
  const failed = withState(['ERROR']);
  return [
    ...(waiting.length > 0 ? [`e-mails that wait for more than 10 minutes: ${waiting.length}`] : []),
    ...(stuck.length > 0 ? [`e-mails that were begun a day ago and are not sent: ${stuck.length}`] : []),
    ...(failed.length > 0 ? [`e-mails that could not be sent: ${failed.length}`] : []),
  ];
}
