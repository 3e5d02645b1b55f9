import { Router } from 'express';
import type { Store } from '#functions/store/Store.ts';
import { sendPage } from '../pages/page.tsx';
import type { CodeMessages } from './codeMessages.ts';
import { InboxPage } from './InboxPage.tsx';
import { mailMessages } from './mailMessages.ts';
import { bringForward, waitingReminders } from './reminders.ts';

/** The inbox, as a page and, for `Accept: application/json`, as data. */
export function inboxRoutes({ codes, store }: { codes: CodeMessages; store: Store }): Router {
  const router = Router();
  router.get('/', async (request, response) => {
    const messages = [...(await codes.list()), ...(await mailMessages(store))];
    messages.sort((one, other) => other.received.localeCompare(one.received));
    if (request.accepts(['html', 'json']) === 'json')
      response.set('Cache-Control', 'no-store').json(messages);
    else {
      const reminders = await waitingReminders(store);
      sendPage(response, { title: 'Inbox', children: <InboxPage {...{ messages, reminders }} /> });
    }
  });
  router.post('/reminders/:id', async ({ params }, response) => {
    await bringForward(store, params.id, new Date());
    response.redirect(303, '/__sandbox/inbox');
  });
  return router;
}
