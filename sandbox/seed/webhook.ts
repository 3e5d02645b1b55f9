import { webhookEvents } from '#functions/paypal/webhooks/webhookEvents.ts';
import { sandboxClientId, sandboxClientSecret } from '#simulator/startSimulator.ts';

interface Webhook {
  id: string;
  url: string;
}

/** Registers the site's webhook at PayPal and returns its id; removes those with a former port of this site. */
export async function registerWebhook(paypalUrl: string, url: string): Promise<string> {
  const call = await merchant(paypalUrl);
  const { webhooks } = (await call('GET', '/v1/notifications/webhooks')) as { webhooks: Webhook[] };
  for (const outdated of webhooks.filter((webhook) => webhook.url !== url)) {
    await call('DELETE', `/v1/notifications/webhooks/${outdated.id}`);
  }
  const present = webhooks.find((webhook) => webhook.url === url);
  if (present) return present.id;
  const body = { url, event_types: webhookEvents.map((name) => ({ name })) };
  const { id } = (await call('POST', '/v1/notifications/webhooks', body)) as Webhook;
  return id;
}

async function merchant(paypalUrl: string) {
  const basic = Buffer.from(`${sandboxClientId}:${sandboxClientSecret}`).toString('base64');
  const { access_token: token } = (await request(`${paypalUrl}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })) as { access_token: string };
  return (method: string, path: string, body?: object) =>
    request(`${paypalUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
}

async function request(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) {
    throw new Error(
      `The PayPal simulator answered ${response.status} to ${init.method} ${new URL(url).pathname}: ${text}`,
    );
  }
  return text === '' ? undefined : JSON.parse(text);
}
