import { mapIn, momentIn, textIn } from '#functions/documents/fieldValues.ts';
import type { Store, StoredDocument } from '#functions/store/Store.ts';

/** E-mails looked at, the newest: those of several days. */
const looked = 1000;

/** The extension's states of a mail that it has begun with and not ended. */
const unfinished = ['PENDING', 'PROCESSING', 'RETRY'];

const stateOf = ({ fields }: StoredDocument) => textIn(mapIn(fields, 'delivery'), 'state');

/** E-mails that the extension has not taken up, has not finished, or could not send. */
export async function mailFaults(
  store: Store,
  { tenMinutesAgo, dayAgo }: { tenMinutesAgo: Date; dayAgo: Date },
): Promise<string[]> {
  const newest = await store.find('mail', {
    orderBy: { field: 'created', direction: 'desc' },
    limit: looked,
  });
  const isFrom = (mail: StoredDocument, before: Date) => {
    const created = momentIn(mail.fields, 'created');
    return created !== null && created < before;
  };
  const waiting = newest.filter((mail) => stateOf(mail) === '' && isFrom(mail, tenMinutesAgo));
  const stuck = newest.filter((mail) => unfinished.includes(stateOf(mail)) && isFrom(mail, dayAgo));
  const failed = newest.filter((mail) => stateOf(mail) === 'ERROR');
  return [
    ...(waiting.length > 0 ? [`e-mails that wait for more than 10 minutes: ${waiting.length}`] : []),
    ...(stuck.length > 0 ? [`e-mails that were begun a day ago and are not sent: ${stuck.length}`] : []),
    ...(failed.length > 0 ? [`e-mails that could not be sent: ${failed.length}`] : []),
  ];
}
