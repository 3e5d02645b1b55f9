import { expect, it, onTestFinished } from 'vitest';
import { subscribe } from './subscribed.ts';
import { startTestServer } from './eachServer.ts';

it('the list of events is read to its last page, and only between two times', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.stop());
  server.webhooks.arrive = true;
  const begun = server.now();
  const ids: string[] = [];
  for (let count = 0; count < 55; count += 1) ids.push((await subscribe(server)).id);
  const { payments } = server;
  const until = server.now();
  await server.advanceDays(1);
  const later = await subscribe(server);
  const listed = await payments.listEvents({ from: begun, to: until });
  // More than one page of a hundred.
  expect(listed.length).toBeGreaterThan(100);
  expect(new Set(listed.map(({ subscriptionId }) => subscriptionId))).toEqual(new Set(ids));
  const day = await payments.listEvents({ from: until, to: server.now() });
  expect(new Set(day.map(({ subscriptionId }) => subscriptionId))).toEqual(new Set([later.id]));
});
