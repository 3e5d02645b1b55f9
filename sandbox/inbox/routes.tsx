import { Router } from 'express';
import { currentTime } from '#functions/runtime/clock.ts';
import type { Store } from '#functions/store/Store.ts';
import { sendPage } from '../pages/page.tsx';
import type { AuthEmulatorMessages } from './authEmulatorMessages.ts';
import { InboxPage } from './InboxPage.tsx';
import { outboxMessages } from './outboxMessages.ts';
import { bringForward, waitingReminders } from './reminders.ts';

/** A message has its own styles, as in a mailbox. It may not load anything else, run scripts or leave its frame. */
const messagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox";

/** The inbox as a page, and as data for `Accept: application/json`. */
export function inboxRoutes({ codes, store }: { codes: AuthEmulatorMessages; store: Store }): Router {
  const router = Router();
  const allMessages = async () => [...(await codes.list()), ...(await outboxMessages(store))];
  router.get('/', async (request, response) => {
    const messages = await allMessages();
    messages.sort((one, other) => other.received.localeCompare(one.received));
    if (request.accepts(['html', 'json']) === 'json')
      response.set('Cache-Control', 'no-store').json(messages);
    else {
      const reminders = await waitingReminders(store);
      sendPage(response, {
        title: 'Inbox',
        children: <InboxPage messages={messages} reminders={reminders} />,
      });
    }
  });
  // Inside the page, the page's policy would block the message's styles.
  router.get('/:id/html', async ({ params }, response) => {
    const html = (await allMessages()).find(({ id }) => id === params.id)?.html ?? null;
    if (html === null) response.status(404).json({ error: 'There is no such message in HTML.' });
    else
      response
        .type('html')
        .set({ 'Content-Security-Policy': messagePolicy, 'Cache-Control': 'no-store' })
        .send(html);
  });
  router.post('/reminders/:id', async ({ params }, response) => {
    await bringForward(store, params.id, currentTime());
    response.redirect(303, '/__sandbox/inbox');
  });
  return router;
}
