/** An event, before it is put into PayPal's envelope. */
export interface Happening {
  /** Such as `BILLING.SUBSCRIPTION.ACTIVATED`. */
  eventType: string;
  resourceType: string;
  summary: string;
  resource: Record<string, unknown>;
}

/**
 * The text of an event as it is sent and signed. It is indented on purpose: a server that parses and serializes it before
 * verifying gets another text, and fails as it would with PayPal (reference/PayPal.mdx#webhooks).
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
