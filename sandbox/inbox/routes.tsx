import { Router } from 'express';
import { currentTime } from '#functions/runtime/clock.ts';
import type { Store } from '#functions/store/Store.ts';
import { sendPage } from '../pages/page.tsx';
import type { AuthEmulatorMessages } from './authEmulatorMessages.ts';
import { InboxPage } from './InboxPage.tsx';
import { outboxMessages } from './outboxMessages.ts';
import { bringForward, waitingReminders } from './reminders.ts';

/** The inbox, as a page and, for `Accept: application/json`, as data. */
export function inboxRoutes({ codes, store }: { codes: AuthEmulatorMessages; store: Store }): Router {
  const router = Router();
  router.get('/', async (request, response) => {
    const messages = [...(await codes.list()), ...(await outboxMessages(store))];
    messages.sort((one, other) => other.received.localeCompare(one.received));
    if (request.accepts(['html', 'json']) === 'json')
      response.set('Cache-Control', 'no-store').json(messages);
    else {
      const reminders = await waitingReminders(store);
      sendPage(response, { title: 'Inbox', children: <InboxPage {...{ messages, reminders }} /> });
    }
  });
  router.post('/reminders/:id', async ({ params }, response) => {
    await bringForward(store, params.id, currentTime());
    response.redirect(303, '/__sandbox/inbox');
  });
  return router;
}
