import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { paypalTime } from './billingClock.ts';
import { eventText, type Happening } from './eventText.ts';
import type { Faults } from './faults.ts';
import { newId } from './ids.ts';
import { lookUp, type Ledger } from './ledger.ts';
import type { Delivery, Webhook } from './resources.ts';
import { transmit } from './transmission.ts';

interface CourierOptions {
  ledger: Ledger;
  faults: Faults;
  now: () => Date;
  /** The real time: webhooks are delivered now, whatever the simulated clock says. */
  real: () => Date;
  /** The simulator's own address. */
  url: () => string;
  /** Milliseconds before each further attempt after an answer outside 2xx. */
  backoff: readonly number[];
}

/** Maximum number of stored deliveries; older ones are removed first. */
const memory = 500;

const subscribesTo = ({ event_types: types }: Webhook, eventType: string): boolean =>
  types.some(({ name }) => name === '*' || name === eventType);

/** Delivers signed events to the registered webhooks and retries unless answered 2xx (reference/PayPal.mdx#webhooks). */
export class Courier {
  readonly #options: CourierOptions;
  readonly #underway = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(options: CourierOptions) {
    this.#options = options;
  }

  /** Writes an event down for every webhook that wants it, and sends it. */
  emit(happening: Happening): void {
    const { ledger, faults, now, url } = this.#options;
    const id = newId('WH-', 17);
    const text = eventText(happening, { id, now: now(), url: url() });
    const { webhooks: fault } = faults;
    const receivers = Object.values(ledger.books.webhooks).filter((webhook) =>
      subscribesTo(webhook, happening.eventType),
    );
    for (const webhook of fault?.deliver === 'twice' ? [...receivers, ...receivers] : receivers) {
      const delivery = this.#write({
        event_id: id,
        webhook_id: webhook.id,
        event_type: happening.eventType,
        text,
        status: fault?.deliver === 'off' ? 'FAILED' : 'PENDING',
      });
      if (delivery.status === 'PENDING') this.#start(delivery, fault?.deliver === 'late' ? fault.delayMs : 0);
    }
  }

  /** Sends an event again under a new transmission id, as PayPal's resend does; false when there is no such event. */
  resend(eventId: string): boolean {
    const found = this.#options.ledger.books.deliveries.find(({ event_id: id }) => id === eventId);
    if (!found) return false;
    this.#start(this.#write({ ...found, status: 'PENDING' }), 0);
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
    while (this.#underway.size > 0) await Promise.allSettled(this.#underway);
  }

  /** Leaves what is on its way for the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.settled();
  }

  #write(letter: Omit<Delivery, 'transmission_id' | 'transmission_time' | 'attempts'>): Delivery {
    const { ledger, real } = this.#options;
    const transmission = {
      transmission_id: randomUUID(),
      transmission_time: paypalTime(real()),
      attempts: 0,
    };
    const delivery: Delivery = { ...letter, ...transmission };
    ledger.change((books) => {
      books.deliveries = [...books.deliveries, delivery].slice(-memory);
    });
    return delivery;
  }

  #start(delivery: Delivery, delayMs: number): void {
    const trip = this.#bring(delivery, delayMs).catch((error: unknown) => {
      if (!this.#stopping.signal.aborted) throw error;
    });
    this.#underway.add(trip);
    void trip.finally(() => this.#underway.delete(trip));
  }

  async #bring(delivery: Delivery, delayMs: number): Promise<void> {
    const { ledger, backoff, url } = this.#options;
    const { signal } = this.#stopping;
    for (const pause of [delayMs, ...backoff]) {
      if (pause > 0) await wait(pause, undefined, { signal });
      const webhook = lookUp(ledger.books.webhooks, delivery.webhook_id);
      if (!webhook) break;
      const { privateKey } = ledger.books.signing;
      const taken = await transmit({ delivery, webhook, privateKey, url: url(), signal });
      signal.throwIfAborted();
      this.#note(delivery, (found) => ({
        attempts: found.attempts + 1,
        status: taken ? 'DELIVERED' : 'PENDING',
      }));
      if (taken) return;
    }
    this.#note(delivery, () => ({ status: 'FAILED' }));
  }

  #note({ transmission_id: id }: Delivery, changes: (found: Delivery) => Partial<Delivery>): void {
    this.#options.ledger.change((books) => {
      books.deliveries = books.deliveries.map((found) =>
        found.transmission_id === id ? { ...found, ...changes(found) } : found,
      );
    });
  }
}
