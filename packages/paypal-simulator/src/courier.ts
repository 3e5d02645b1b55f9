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
  /** The real time, used as the timestamp of each transmission. */
  real: () => Date;
  url: () => string;
  /** Milliseconds before each retry after a refusal; more than a minute is on the simulated clock. */
  backoff: readonly number[];
}

const hourMs = 60 * 60_000;

/** Like PayPal: 25 retries in three days (reference/PayPal.mdx#webhooks), the first few within half a minute. */
export const threeDaysOfAttempts: readonly number[] = [
  250,
  1000,
  4000,
  8000,
  15_000,
  ...Array.from({ length: 20 }, () => 3.6 * hourMs),
];

/** A delivery whose next attempt is further away than this waits for the simulated clock. */
const soonMs = 60_000;

/** A delivery waiting for its next attempt, with the delays after it. */
interface Waiting {
  delivery: Delivery;
  due: number;
  pauses: readonly number[];
  timer: ReturnType<typeof setTimeout>;
}

/** Maximum number of stored deliveries; older ones are removed first. */
const memory = 500;

const subscribesTo = ({ event_types: types }: Webhook, eventType: string): boolean =>
  types.some(({ name }) => name === '*' || name === eventType);

/** Delivers signed events to the registered webhooks and retries unless answered 2xx (reference/PayPal.mdx#webhooks). */
export class Courier {
  readonly #options: CourierOptions;
  readonly #underway = new Set<Promise<void>>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #stopping = new AbortController();

  constructor(options: CourierOptions) {
    this.#options = options;
  }

  /** Stores an event for every webhook that subscribed to it, and sends it. */
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
      if (delivery.status === 'PENDING') this.#start(delivery, this.#pauses(0));
    }
  }

  resume(): void {
    for (const delivery of this.#options.ledger.books.deliveries) {
      if (delivery.status === 'PENDING') this.#start(delivery, this.#pauses(delivery.attempts));
    }
  }

  /** The due date of the next attempt that waits for the simulated clock; undefined if there is none. */
  nextAttempt(): Date | undefined {
    const due = [...this.#waiting.values()].map((waiting) => waiting.due);
    return due.length === 0 ? undefined : new Date(Math.min(...due));
  }

  /** Makes the attempts due on the simulated clock. */
  attemptDue(): void {
    const now = this.#options.now().getTime();
    for (const [id, { delivery, due, pauses, timer }] of this.#waiting) {
      if (due > now) continue;
      clearTimeout(timer);
      this.#waiting.delete(id);
      this.#start(delivery, [0, ...pauses]);
    }
  }

  /** Resolves once no delivery is in progress: each is delivered, given up, or waits for the simulated clock. */
  async settled(): Promise<void> {
    while (this.#underway.size > 0) await Promise.allSettled(this.#underway);
  }

  /** Stops; unfinished deliveries continue at the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
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

  /** The delays before each remaining attempt. */
  #pauses(attempts: number): readonly number[] {
    return [0, ...this.#options.backoff.slice(attempts)];
  }

  #wait(delivery: Delivery, [pause = 0, ...pauses]: readonly number[]): void {
    if (this.#stopping.signal.aborted) return;
    const timer = setTimeout(() => this.attemptDue(), pause);
    timer.unref();
    const due = this.#options.now().getTime() + pause;
    this.#waiting.set(delivery.transmission_id, { delivery, due, pauses, timer });
  }

  #start(delivery: Delivery, pauses: readonly number[]): void {
    const trip = this.#bring(delivery, pauses).catch((error: unknown) => {
      if (!this.#stopping.signal.aborted) throw error;
    });
    this.#underway.add(trip);
    void trip.finally(() => this.#underway.delete(trip));
  }

  async #bring(delivery: Delivery, pauses: readonly number[]): Promise<void> {
    const { ledger, url } = this.#options;
    const { signal } = this.#stopping;
    for (const [at, pause] of pauses.entries()) {
      if (at > 0 && pause > soonMs) {
        this.#wait(delivery, pauses.slice(at));
        return;
      }
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
