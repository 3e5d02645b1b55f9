import { array, mixed, object, string } from 'yup';
import type { PaymentEvent, PaymentProvider } from '../../payments/PaymentProvider.ts';
import { PaymentProviderError } from '../../payments/PaymentProviderError.ts';
import { readReply } from '../http/readReply.ts';
import type { RestClient } from '../http/restClient.ts';
import { nameSubscription } from './movements.ts';
import { eventFrom, type ReadEvent } from './webhookEvents.ts';

const eventsPath = '/v1/notifications/webhooks-events';

const perPage = 100;

const eventsReply = object({
  events: array(mixed().required()).default([]),
  links: array(object({ rel: string().required(), href: string().required() })).default([]),
});

/** The path of PayPal's next page, without its host: only the configured host is called. */
function nextPage(links: ReadonlyArray<{ rel: string; href: string }>): string | undefined {
  const href = links.find(({ rel }) => rel === 'next')?.href;
  if (href === undefined) return undefined;
  const { pathname, search } = new URL(href);
  if (pathname.replace(/\/$/, '') !== eventsPath) throw new PaymentProviderError('unreadable');
  return `${eventsPath}${search}`;
}

/** The event with its subscription, or with the reason why that cannot be read: one such event must not hide the others. */
async function readOrNot(rest: RestClient, read: ReadEvent): Promise<PaymentEvent> {
  try {
    return await nameSubscription(rest, read);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    return { ...read.event, unread: error };
  }
}

/** Lists what PayPal has sent to its webhooks between two moments, oldest first (reference/PayPal.mdx#list-of-events). */
export async function listEvents(
  rest: RestClient,
  { from, to, wanted }: Parameters<PaymentProvider['listEvents']>[0],
): Promise<PaymentEvent[]> {
  const query = new URLSearchParams({
    start_time: from.toISOString(),
    end_time: to.toISOString(),
    page_size: String(perPage),
  });
  const found = new Map<string, ReadEvent>();
  const asked = new Set<string>();
  let path: string | undefined = `${eventsPath}?${query.toString()}`;
  while (path !== undefined && !asked.has(path)) {
    asked.add(path);
    const reply: unknown = await rest.get(path);
    const { events, links } = readReply(eventsReply, reply);
    for (const body of events) {
      const read = eventFrom(body);
      if (read) found.set(read.event.id, read);
    }
    path = nextPage(links);
  }
  const events: PaymentEvent[] = [];
  const moment = ({ event: { at } }: ReadEvent) => at?.getTime() ?? 0;
  for (const read of [...found.values()].toSorted((one, other) => moment(one) - moment(other)))
    events.push(!wanted || (await wanted(read.event)) ? await readOrNot(rest, read) : read.event);
  return events;
}
