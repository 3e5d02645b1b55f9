import { newestMails } from '#functions/documents/mail.ts';
import type { Store } from '#functions/store/Store.ts';

/** Maximum number of e-mails to check, newest first: those of several days. */
const looked = 1000;

/** The extension's states of an e-mail that it has begun but not finished. */
const unfinished = ['PENDING', 'PROCESSING', 'RETRY'];

/** E-mails that the extension has not picked up, has not finished, or could not send. */
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
