import { mails } from '#functions/documents/mail.ts';
import type { Store } from '#functions/store/Store.ts';

/** Marks each new message as sent, as the extension does once a mail server has taken it. */
export async function deliverMails(store: Store): Promise<void> {
  for (const { id, fields } of await store.find('mail')) {
    if ('delivery' in fields) continue;
    await store.update(mails.ref(id), [{ path: ['delivery'], value: { state: 'SUCCESS' } }]);
  }
}
