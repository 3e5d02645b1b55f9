import { transmit } from '#simulator/transmission.ts';
import type { Delivery } from '#simulator/resources.ts';
import type { World } from './world.ts';

const hour = 60 * 60_000;

/** What happens to PayPal's events: they arrive, are lost, come late, twice, or the last one first, or are not made at all. */
export type Mode = 'arrive' | 'lost' | 'late' | 'twice' | 'reversed' | 'unmade';

/** How long PayPal repeats an event that was not accepted. */
const repeatedFor = 72 * hour;

interface Carried {
  delivery: Delivery;
  sent: number;
  due: number;
}

/** Brings PayPal's signed events to the site, in place of PayPal's own courier, which would need timers. */
export class Carrier {
  mode: Mode = 'arrive';
  /** Hours by which late events come. */
  lateBy = 3;
  /** Called for what PayPal sends. */
  carried: () => void = () => undefined;
  readonly #world: World;
  readonly #seen = new Set<string>();
  #underway: Carried[] = [];

  constructor(world: World) {
    this.#world = world;
  }

  due(): Date[] {
    return this.#underway.map(({ due }) => new Date(due));
  }

  /** Whatever is late is due now. */
  hurry(): void {
    const due = this.#world.now().getTime();
    this.#underway = this.#underway.map((one) => ({ ...one, due }));
  }

  /** Collects what PayPal has sent, and brings what is due. */
  async bring(): Promise<void> {
    // An event may cause another one.
    for (let round = 0; round < 10; round += 1) {
      this.#collect();
      const now = this.#world.now().getTime();
      const ready = this.#underway.filter(({ due }) => due <= now);
      if (ready.length === 0) return;
      this.#underway = this.#underway.filter(({ due }) => due > now);
      for (const one of ready) await this.#deliver(one);
    }
  }

  #collect(): void {
    const { mode, lateBy } = this;
    const now = this.#world.now().getTime();
    const { deliveries } = this.#world.server.books;
    const fresh = deliveries.filter(({ transmission_id: id }) => !this.#seen.has(id));
    for (const { transmission_id: id } of fresh) this.#seen.add(id);
    if (fresh.length === 0) return;
    this.carried();
    // PayPal's list does not name them either.
    if (mode === 'unmade') for (const one of fresh) deliveries.splice(deliveries.indexOf(one), 1);
    if (mode === 'lost' || mode === 'unmade') return;
    const due = mode === 'late' ? now + lateBy * hour : now;
    const sent = fresh.map((delivery) => ({ delivery, sent: now, due }));
    if (mode === 'reversed') sent.reverse();
    this.#underway.push(...sent, ...(mode === 'twice' ? sent : []));
  }

  async #deliver(one: Carried): Promise<void> {
    const { server } = this.#world;
    const webhook = Object.values(server.books.webhooks)[0];
    if (!webhook) return;
    const { privateKey } = server.books.signing;
    // A transmission is signed with the time of its attempt.
    const delivery = { ...one.delivery, transmission_time: this.#world.now().toISOString() };
    const { signal } = new AbortController();
    const send = () => transmit({ delivery, webhook, privateKey, url: server.paypalUrl, signal });
    const { kill } = this.#world;
    const usual = server.receiver;
    const isTaken = kill?.ofEvent
      ? await this.#world.call((context) => {
          server.receiver = context;
          return send();
        })
      : await send();
    server.receiver = usual;
    // PayPal gives up on an event that nobody is to receive any more.
    if (isTaken || kill?.ofEvent) return;
    const now = this.#world.now().getTime();
    if (now - one.sent < repeatedFor) this.#underway.push({ ...one, due: now + 3.6 * hour });
  }
}
