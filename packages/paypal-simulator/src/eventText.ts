/** An event without PayPal's envelope. */
export interface Happening {
  /** For example `BILLING.SUBSCRIPTION.ACTIVATED`. */
  eventType: string;
  resourceType: string;
  summary: string;
  resource: Record<string, unknown>;
}

/**
 * The text of an event as sent and signed. The indentation is intentional: a server that parses and serializes the text
 * before verifying gets another text and fails, as with PayPal (reference/PayPal.mdx#webhooks).
 */
export function eventText(
  happening: Happening,
  { id, now, url }: { id: string; now: Date; url: string },
): string {
  const envelope = {
    id,
    event_version: '1.0',
    create_time: now.toISOString(),
    resource_type: happening.resourceType,
    resource_version: '2.0',
    event_type: happening.eventType,
    summary: happening.summary,
    resource: happening.resource,
    links: [{ href: `${url}/v1/notifications/webhooks-events/${id}`, rel: 'self', method: 'GET' }],
  };
  return JSON.stringify(envelope, null, 1);
}
