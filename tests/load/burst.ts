// npm run measure -- burst: 10,000 PayPal events, as many in parallel as one instance accepts, while owners open their
// accounts. Fails if an event is refused or counted twice, if memory grows with the burst, or if the owners wait.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ownOptions } from '#operations/commandLine.ts';
import { measureWords } from '../measures.ts';
import { activateSubscription } from '#functions/checkout/activation.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { accountOf } from '#functions/account/account.ts';
import { saveRegistration } from '#functions/owners/saveRegistration.ts';
import { startSubscription } from '#functions/checkout/startSubscription.ts';
import { handleWebhook } from '#functions/sync/webhooks.ts';
import type { WebhookDelivery } from '#functions/payments/PaymentProvider.ts';
import { registrationOf } from '../server/registrationOf.ts';
import { deliveryOf, newOwner } from '../server/testServer.ts';
import { startLoadServer, type LoadServer } from './server.ts';

const { events: wanted } = ownOptions<{ events: number }>(measureWords('burst'));

/** Number of suspensions and activations by PayPal per owner. */
const perOwner = 10;
const atOnce = 80;
const limits = { heapMb: 64, accountP95Ms: 1_000, millisecondsPerEvent: 40 };

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Receives PayPal's events and stores them for the burst. */
async function openMailbox() {
  const kept: WebhookDelivery[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      kept.push(deliveryOf(request.headers, Buffer.concat(chunks).toString('utf8')));
      response.writeHead(200).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url, kept, close };
}

async function subscribed({ context, approve }: LoadServer): Promise<{ owner: VerifiedOwner; id: string }> {
  const owner = newOwner();
  await saveRegistration(context.store, { owner, registration: registrationOf(), now: context.now() });
  const started = await startSubscription(context, { owner, plan: 'Monthly', code: null });
  if (started.outcome !== 'toApprove') throw new Error(started.outcome);
  await approve(started.subscriptionId);
  await activateSubscription(context, { owner, subscriptionId: started.subscriptionId, orderId: null });
  return { owner, id: started.subscriptionId };
}

const mailbox = await openMailbox();
const server = await startLoadServer(mailbox.url);
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const heapMb = () => {
  collect();
  return process.memoryUsage().heapUsed / 1024 ** 2;
};
try {
  const { context, control } = server;
  const owners: VerifiedOwner[] = [];
  for (let made = 0; made < wanted / perOwner; made += 1) {
    const { owner, id } = await subscribed(server);
    owners.push(owner);
    for (let move = 0; move < perOwner; move += 1)
      await control(`/subscriptions/${id}/${move % 2 === 0 ? 'suspend' : 'activate'}`);
  }
  await server.settled();
  const events = mailbox.kept.slice(-wanted);
  say(`${owners.length} owners, ${events.length} events of ${mailbox.kept.length} that PayPal sent`);

  const before = heapMb();
  const heap: number[] = [];
  const answers: number[] = [];
  const took: number[] = [];
  const waiting = [...events];
  const began = performance.now();
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      answers.push(await handleWebhook(context, next).catch(() => 500));
      if (answers.length % Math.ceil(events.length / 20) === 0) heap.push(heapMb());
    }
  };
  const others = async () => {
    for (let at = 0; answers.length < events.length; at += 1) {
      const owner = owners[at % owners.length];
      const asked = performance.now();
      // An external call: it first waits for its turn in this process.
      await setTimeout(1);
      if (owner) await accountOf(context, owner);
      took.push(performance.now() - asked);
    }
  };
  await Promise.all([...Array.from({ length: atOnce }, lane), others()]);
  const each = (performance.now() - began) / events.length;
  const grown = Math.max(...heap, before) - before;
  const p95 = took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.95)] ?? Number.NaN;
  const refused = answers.filter((answer) => answer !== 200).length;
  const stored = (await context.store.find('WebhookEvents')).length;
  const records = await context.store.find('Subscriptions');
  const active = records.filter(({ fields }) => fields['status'] === 'active').length;
  say(
    `${refused} refused, ${stored} noted once each, ${active} of ${owners.length} records as PayPal has them`,
  );
  say(`${each.toFixed(1)} ms for each event (at most ${limits.millisecondsPerEvent})`);
  say(`heap: ${grown.toFixed(1)} MB more at most (at most ${limits.heapMb})`);
  say(
    `${took.length} accounts meanwhile, 95 of 100 within ${p95.toFixed(0)} ms (at most ${limits.accountP95Ms})`,
  );
  const right = refused === 0 && stored === events.length && active === owners.length;
  const quick = each <= limits.millisecondsPerEvent && p95 <= limits.accountP95Ms;
  process.exitCode = right && quick && grown <= limits.heapMb ? 0 : 1;
} finally {
  await server.stop();
  mailbox.close();
}
