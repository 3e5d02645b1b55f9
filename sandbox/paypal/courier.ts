import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { paypalTime } from './billingClock.ts';
import type { Faults } from './faults.ts';
import { newDebugId, newId } from './ids.ts';
import type { Ledger } from './ledger.ts';
import type { Delivery, Webhook } from './resources.ts';
import { sign } from './webhookSignature.ts';

/** Something that happened, before it is put into PayPal's envelope. */
export interface Happening {
  eventType: string;
  resourceType: string;
  summary: string;
  resource: Record<string, unknown>;
}

interface CourierOptions {
  ledger: Ledger;
  faults: Faults;
  now: () => Date;
  /** The simulator's own address. */
  url: () => string;
  /** Milliseconds before each further attempt after an answer outside 2xx. */
  backoff: readonly number[];
}

const subscribesTo = ({ event_types: types }: Webhook, eventType: string): boolean =>
  types.some(({ name }) => name === '*' || name === eventType);

/** Brings events to the registered webhooks, signed, and again when the answer is not 2xx (facts: paypal section 3). */
export class Courier {
  readonly #options: CourierOptions;
  readonly #under = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(options: CourierOptions) {
    this.#options = options;
  }

  /** Writes an event down for every webhook that wants it, and sends it. */
  emit(happening: Happening): void {
    const { ledger, faults, now, url } = this.#options;
    const eventId = newId('WH-', 17);
    const envelope = {
      id: eventId,
      event_version: '1.0',
      create_time: now().toISOString(),
      resource_type: happening.resourceType,
      resource_version: '2.0',
      event_type: happening.eventType,
      summary: happening.summary,
      resource: happening.resource,
      links: [{ href: `${url()}/v1/notifications/webhooks-events/${eventId}`, rel: 'self', method: 'GET' }],
    };
    // Indented on purpose: whoever parses and writes it again before verifying sends another text, and is refused.
    const text = JSON.stringify(envelope, null, 1);
    const { webhooks: fault } = faults;
    const copies = fault?.deliver === 'twice' ? 2 : 1;
    for (const webhook of Object.values(ledger.books.webhooks)) {
      if (!subscribesTo(webhook, happening.eventType)) continue;
      for (let copy = 0; copy < copies; copy += 1) {
        const delivery: Delivery = {
          event_id: eventId,
          webhook_id: webhook.id,
          event_type: happening.eventType,
          text,
          transmission_id: randomUUID(),
          transmission_time: paypalTime(now()),
          attempts: 0,
          status: fault?.deliver === 'off' ? 'FAILED' : 'PENDING',
        };
        ledger.change((books) => books.deliveries.push(delivery));
        if (delivery.status === 'PENDING')
          this.#start(delivery, fault?.deliver === 'late' ? fault.delayMs : 0);
      }
    }
  }

  /** Sends an event again as PayPal's resend does, under a new transmission id. */
  resend(eventId: string): boolean {
    const { ledger, now } = this.#options;
    const found = ledger.books.deliveries.find(({ event_id: id }) => id === eventId);
    if (!found) return false;
    const again: Delivery = {
      ...found,
      transmission_id: randomUUID(),
      transmission_time: paypalTime(now()),
      attempts: 0,
      status: 'PENDING',
    };
    ledger.change((books) => books.deliveries.push(again));
    this.#start(again, 0);
    return true;
  }

  /** Goes on with what a restart interrupted. */
  resume(): void {
    for (const delivery of this.#options.ledger.books.deliveries) {
      if (delivery.status === 'PENDING') this.#start(delivery, 0);
    }
  }

  /** Resolves once nothing is on its way any more, delivered or given up. */
  async settled(): Promise<void> {
    while (this.#under.size > 0) await Promise.allSettled(this.#under);
  }

  /** Leaves what is on its way for the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.settled();
  }

  #start(delivery: Delivery, delayMs: number): void {
    const trip = this.#bring(delivery, delayMs).catch((error: unknown) => {
      if (!this.#stopping.signal.aborted) throw error;
    });
    this.#under.add(trip);
    void trip.finally(() => this.#under.delete(trip));
  }

  async #bring(delivery: Delivery, delayMs: number): Promise<void> {
    const { ledger, backoff } = this.#options;
    const { signal } = this.#stopping;
    for (const pause of [delayMs, ...backoff]) {
      if (pause > 0) await wait(pause, undefined, { signal });
      const webhook = ledger.books.webhooks[delivery.webhook_id];
      if (!webhook) break;
      const delivered = await this.#send(delivery, webhook);
      signal.throwIfAborted();
      this.#note(delivery, delivered ? 'DELIVERED' : 'PENDING');
      if (delivered) return;
    }
    this.#note(delivery, 'FAILED');
  }

  #note(delivery: Delivery, status: Delivery['status']): void {
    this.#options.ledger.change((books) => {
      const at = books.deliveries.findIndex(({ transmission_id: id }) => id === delivery.transmission_id);
      const found = books.deliveries[at];
      if (found) {
        const attempts = found.attempts + (status === 'FAILED' ? 0 : 1);
        books.deliveries[at] = { ...found, status, attempts };
      }
    });
  }

  async #send(delivery: Delivery, webhook: Webhook): Promise<boolean> {
    const { transmission_id: transmissionId, transmission_time: transmissionTime, text } = delivery;
    const { privateKey } = this.#options.ledger.books.signing;
    try {
      const response = await fetch(webhook.url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(10_000)]),
        headers: {
          'content-type': 'application/json',
          'paypal-transmission-id': transmissionId,
          'paypal-transmission-time': transmissionTime,
          'paypal-transmission-sig': sign(
            { transmissionId, transmissionTime, webhookId: webhook.id, text },
            privateKey,
          ),
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-auth-version': 'v2',
          'paypal-cert-url': `${this.#options.url()}/v1/notifications/certs/CERT-sandbox`,
          'correlation-id': newDebugId(),
        },
        body: text,
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }
}
