import type { Request, Router } from 'express';
import { lookUp } from './ledger.ts';
import { ApiError, inBody, unprocessable } from './apiError.ts';
import { newId } from './ids.ts';
import { isLoopbackUrl } from './loopback.ts';
import { rawMember } from './rawMember.ts';
import { entryOf, rawText, readForm } from './requests.ts';
import type { Webhook } from './resources.ts';
import { isSigned } from './webhookSignature.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

/** PayPal allows at most ten webhooks per application. */
const mostWebhooks = 10;

interface EventsPatch {
  op?: unknown;
  path?: unknown;
  value?: Array<{ name?: unknown }>;
}

/** The events that a JSON patch sets for a webhook. We change no other part of a webhook. */
function replacedEvents(text: string): Webhook['event_types'] {
  const [change, ...more] = JSON.parse(text) as EventsPatch[];
  const names = (change?.value ?? []).map(({ name }) => name);
  const sound = change?.op === 'replace' && change.path === '/event_types' && more.length === 0;
  if (!sound || !names.every((name) => typeof name === 'string')) {
    throw new ApiError(400, [{ issue: 'INVALID_PATCH_OPERATION' }]);
  }
  return names.map((name) => ({ name }));
}

/** `/v1/notifications/webhooks`: register, change, list and remove. */
function addRegistrationRoutes(router: Router, simulator: PayPalSimulator): void {
  const { ledger } = simulator;
  const view = (webhook: Webhook) => ({
    ...webhook,
    links: [{ href: `${simulator.url}/v1/notifications/webhooks/${webhook.id}`, rel: 'self', method: 'GET' }],
  });
  const find = (req: Request) => entryOf(ledger.books.webhooks, req, 'webhook_id');

  router.post('/v1/notifications/webhooks', (req, res) => {
    const { url, event_types } = readForm<Pick<Webhook, 'url' | 'event_types'>>(req, (form) =>
      // PayPal requires https; this simulator never connects to another machine.
      isLoopbackUrl(form.url) ? [] : [inBody('INVALID_PARAMETER_VALUE', '/url')],
    );
    const known = Object.values(ledger.books.webhooks);
    if (known.length >= mostWebhooks) throw new ApiError(400, [{ issue: 'INVALID_ARRAY_MAX_ITEMS' }]);
    if (known.some((webhook) => webhook.url === url)) throw unprocessable('DUPLICATE_WEBHOOK_URL', '/url');
    const webhook: Webhook = { id: newId('', 17), url, event_types };
    ledger.change((books) => (books.webhooks[webhook.id] = webhook));
    res.status(201).json(view(webhook));
  });

  router.patch('/v1/notifications/webhooks/:id', (req, res) => {
    const webhook = find(req);
    const event_types = replacedEvents(rawText(req));
    ledger.change((books) => (books.webhooks[webhook.id] = { ...webhook, event_types }));
    res.json(view({ ...webhook, event_types }));
  });

  router.get('/v1/notifications/webhooks', (_req, res) => {
    res.json({ webhooks: Object.values(ledger.books.webhooks).map(view) });
  });

  router.delete('/v1/notifications/webhooks/:id', (req, res) => {
    const { id } = find(req);
    ledger.change((books) => delete books.webhooks[id]);
    res.status(204).end();
  });
}

/** The body of `verify-webhook-signature`. The event's exact text is verified. */
type Verification = Record<
  'auth_algo' | 'webhook_id' | 'transmission_id' | 'transmission_sig' | 'transmission_time',
  string
>;

/** `/v1/notifications/verify-webhook-signature`. */
function addVerificationRoute(router: Router, { ledger }: PayPalSimulator): void {
  router.post('/v1/notifications/verify-webhook-signature', (req, res) => {
    const sent = readForm<Verification>(req);
    const { auth_algo: algorithm, webhook_id: webhookId, transmission_sig: signature } = sent;
    const { transmission_id: transmissionId, transmission_time: transmissionTime } = sent;
    const text = rawMember(rawText(req), 'webhook_event') ?? '';
    const genuine =
      algorithm === 'SHA256withRSA' &&
      lookUp(ledger.books.webhooks, webhookId) !== undefined &&
      isSigned(
        { transmissionId, transmissionTime, webhookId, text },
        signature,
        ledger.books.signing.publicKey,
      );
    res.json({ verification_status: genuine ? 'SUCCESS' : 'FAILURE' });
  });
}

/** A moment in a request's query; undefined if missing. Throws PayPal's 400 for anything else. */
function momentIn(query: Request['query'], field: string): number | undefined {
  const text = query[field];
  if (text === undefined) return undefined;
  const moment = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(moment)) return moment;
  throw new ApiError(400, [{ issue: 'INVALID_PARAMETER_SYNTAX', field, location: 'query' }]);
}

/** A whole number in a request's query. Throws PayPal's 400 for anything else. */
function wholeIn(query: Request['query'], field: string, otherwise: number): number {
  const text = query[field];
  if (text === undefined) return otherwise;
  if (typeof text === 'string' && /^\d+$/.test(text)) return Number(text);
  throw new ApiError(400, [{ issue: 'INVALID_PARAMETER_SYNTAX', field, location: 'query' }]);
}

/** How long PayPal keeps its events (reference/PayPal.mdx#list-of-events). */
const keptDays = 30;

/** `/v1/notifications/webhooks-events`: the list of sent events. */
function addEventRoutes(router: Router, simulator: PayPalSimulator): void {
  const { ledger } = simulator;
  router.get('/v1/notifications/webhooks-events', ({ query }, res) => {
    const now = simulator.now().getTime();
    const kept = now - keptDays * 24 * 60 * 60_000;
    const from = Math.max(kept, momentIn(query, 'start_time') ?? kept);
    const to = momentIn(query, 'end_time') ?? now;
    const size = wholeIn(query, 'page_size', 10);
    const first = wholeIn(query, 'next_page_token', 0);
    const texts = new Map(ledger.books.deliveries.map(({ event_id: id, text }) => [id, text]));
    const found = [...texts.values()]
      .map((text) => JSON.parse(text) as { create_time: string; event_type: string })
      .filter(({ create_time: at, event_type: type }) => {
        const created = Date.parse(at);
        const wanted = query['event_type'] === undefined || query['event_type'] === type;
        return wanted && created >= from && created <= to;
      })
      .toReversed();
    const events = found.slice(first, first + size);
    const next = new URLSearchParams({
      ...(query as Record<string, string>),
      next_page_token: String(first + size),
    });
    const href = `${simulator.url}/v1/notifications/webhooks-events?${next.toString()}`;
    const links = first + size < found.length ? [{ href, rel: 'next', method: 'GET' }] : [];
    res.json({ events, count: events.length, links });
  });
}

/** All routes under `/v1/notifications`: webhooks, the verification of a signature, and the sent events. */
export function addWebhookRoutes(router: Router, simulator: PayPalSimulator): void {
  addRegistrationRoutes(router, simulator);
  addVerificationRoute(router, simulator);
  addEventRoutes(router, simulator);
}
