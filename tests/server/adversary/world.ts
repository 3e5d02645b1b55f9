import { differenceInHours } from 'date-fns/differenceInHours';
import { AppError } from '#domain/errors.ts';
import type { Account } from '#domain/account.ts';
import { limits } from '#domain/limits.ts';
import { accountOf } from '#functions/account/account.ts';
import { emptyOutbox } from '#functions/cancel/outbox.ts';
import type { ServerContext } from '#functions/context/context.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { compareWithProvider } from '#functions/jobs/compareWithProvider.ts';
import { finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import { deliverMails } from '#sandbox/inbox/deliverMails.ts';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { listedWithinHours } from '#functions/subscription/settledCharges.ts';
import type { Fields, StoredDocument, Value } from '#functions/store/Store.ts';
import { dueTime } from '#simulator/account.ts';
import type { Subscription } from '#simulator/resources.ts';
import { crashAt } from '../faults/crashAt.ts';
import { beginIds } from '../inProcess/repeatableIds.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';
import type { Fault, Step as PayPalStep } from '../inProcess/network.ts';
import type { SharedSimulator } from '../inProcess/sharedSimulator.ts';
import { Carrier } from './carrier.ts';
import { Witness } from './witness.ts';

const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A subscription that a person was sent to PayPal for, with what was promised then. */
export interface Opened {
  id: string;
  plan: 'Monthly' | 'Yearly';
  devices: number;
  code: string | null;
  /** Whether the first charge was promised for the approval, for a later day, or for the end of a trial. */
  first: 'now' | 'later' | 'trial';
  /** The later day; whoever approves after it pays at the approval. */
  laterAt: string | null;
}

/** A human being with one PayPal account, whatever accounts and addresses they use here. */
export interface Person {
  name: string;
  owner: VerifiedOwner;
  /** Earlier accounts, deleted or left. */
  former: VerifiedOwner[];
  opened: Opened[];
  /** The addresses that the sign-in had before, oldest first. */
  left: string[];
  /** Has changed the address of the sign-in. */
  isMoved: boolean;
  language: 'en' | 'es';
  /** Changes asked for, whose page at PayPal may still be open, with the price that was shown; null if none was. */
  asked: Array<{ id: string; total: number | null; agreed: boolean }>;
  /** What the owner asked for last about pauses. */
  wants: 'paused' | 'running' | null;
  /** The first charge after a pause, as it was offered. */
  pausedUntil: { id: string; at: Date } | null;
  /** Has used a free coupon. */
  redeems: boolean;
  /** The coupons that were accepted, of which account and address, by the id or the moment of the subscription. */
  coupons: Map<string, { code: string; uid: string; email: string }>;
  /** When a subscription was left, by its id: nothing that is charged later is kept. */
  hasLeft: Map<string, Date>;
  /** Has done something that gives paid time away: deleted the account, used a free coupon, was suspended by PayPal. */
  forfeits: boolean;
}

/** Days after which the schedules run in any case: one run reads a week of PayPal's list of events at most. */
const mostSteppedDays = 6;

/** Days within which the next comparison finds what was lost. */
const heardWithinDays = 2;

/** How long a world runs after the last step until it is judged. */
const restDays = 2;

/** The real services, the real simulator and everybody who uses them, in one process and on one clock. */
export class World {
  readonly people: readonly [Person, Person];
  readonly carrier: Carrier;
  readonly witness: Witness;
  /** Failures of requests to PayPal, by step, with their end. */
  readonly outages = new Map<PayPalStep, Date>();
  /** Days by which something may be learned late, because events were lost or PayPal was unreachable. */
  slack = 0;
  /** When a disturbance last met something. */
  #disturbed = new Date(0);
  /** The next call, after some others, or reception of an event ends at this point of its way; its caller may call again. */
  kill: { at: number; again: boolean; ofEvent?: boolean; after?: number } | null = null;
  /** Calls that were killed. */
  kills = 0;
  /** What an operator keeps: every document, as it was at a backup. */
  backup: { documents: Map<string, Record<string, Fields>>; since: Date } | null = null;
  /** A backup was restored, after which what no account has is ended and refunded. */
  isRestored = false;
  /** It was restored without the database of before, in which cancellations wait. */
  isForgotten = false;
  /** What operators have asked to refund, by charge and share. */
  readonly refundsAsked = new Map<string, Record<number, number>>();
  /** What was refunded at PayPal by hand, by charge. */
  readonly refundedThere = new Map<string, number>();
  /** An operator has announced a new price. */
  isPriceChanged = false;
  /** Whether PayPal lists refunds; else a charge's status tells of one, and nothing of whose it was. */
  areRefundsListed = true;
  /** Whether PayPal lists a charge with a later time than that of the payment. */
  isTimeLate = false;
  /** Minutes by which PayPal lists money late. */
  listedLate = 0;
  /** Whether PayPal names the last payment as late as it lists it. */
  isPaymentLate = false;
  readonly #jobs: ServerContext;
  readonly #tried = new Set<string>();
  /** PayPal's books of each subscription before the last step. */
  #before = new Map<string, string>();
  /** When they last changed. */
  readonly #changed = new Map<string, Date>();
  /** By subscription: when it is compared next, and the books that its last comparison saw. */
  readonly #compared = new Map<string, { next: number; saw: string | undefined }>();

  readonly server: InProcessServer;

  private constructor(server: InProcessServer, start: Date) {
    this.server = server;
    server.time.skip(start.getTime() - server.now().getTime());
    server.webhooks.arrive = true;
    this.people = [person('ada'), person('bo')];
    this.carrier = new Carrier(this);
    this.witness = new Witness(this);
    this.#jobs = server.instance();
  }

  /** A world without customers at a moment. */
  static async open(simulator: SharedSimulator, start: Date): Promise<World> {
    beginIds();
    const world = new World(await simulator.server(), start);
    await world.silence();
    return world;
  }

  /** PayPal's own delivery is switched off: the carrier brings the events. */
  async silence(): Promise<void> {
    await this.server.control('DELETE', '/faults');
    await this.server.control('POST', '/faults', { on: 'webhooks', deliver: 'off' });
    if (this.listedLate > 0)
      await this.server.control('POST', '/faults', {
        on: 'listing',
        minutes: this.listedLate,
        lastPayment: this.isPaymentLate,
      });
  }

  now(): Date {
    return this.server.now();
  }

  /** PayPal's subscriptions. */
  booked(): Subscription[] {
    return Object.values(this.server.books.subscriptions);
  }

  find(id: string | undefined): Subscription | undefined {
    return id === undefined ? undefined : this.server.books.subscriptions[id];
  }

  /** The subscription on a person's account page. */
  of(who: number): Subscription | undefined {
    return this.find(this.witness.screens[who]?.subscription.subscriptionId);
  }

  /** Calls PayPal's page or a control of the simulator. A refusal of PayPal's changes nothing. */
  async atPayPal(path: string, body: object = {}): Promise<void> {
    await this.server.control('POST', path, body).catch((error: unknown) => {
      if (!(error instanceof Error) || !/: 4\d\d /u.test(error.message)) throw error;
    });
  }

  /** A call of the services on an instance of its own. A refusal is an answer; a kill leaves none. */
  async call<Result>(work: (context: ServerContext) => Promise<Result>): Promise<Result | undefined> {
    const planned = this.kill;
    const isLater = planned !== null && (planned.after ?? 0) > 0;
    const kill = isLater ? null : planned;
    this.kill = isLater ? { ...planned, after: (planned.after ?? 0) - 1 } : null;
    const living = this.server.instance();
    const one = kill === null ? undefined : crashAt(living, (_, nth) => nth === kill.at);
    const answer = work(one?.context ?? living).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      return undefined;
    });
    if (!one) return answer;
    const killed = Symbol('killed');
    const result = await Promise.race([one.ended.then(() => killed), answer]);
    one.end();
    if (result !== killed) return result as Result | undefined;
    this.kills += 1;
    return kill?.again ? this.call(work) : undefined;
  }

  /** The account page as it stands, without asking PayPal for news. */
  async screenOf({ owner, opened, former, redeems }: Person): Promise<Account | null> {
    if (opened.length === 0 && former.length === 0 && !redeems) return null;
    const context = this.server.instance();
    const payments: ServerContext['payments'] = {
      ...context.payments,
      readSubscription: () => Promise.reject(new PaymentProviderError('unavailable')),
    };
    const silent = () => undefined;
    const logs = { info: silent, warn: silent, error: silent };
    return accountOf({ ...context, payments, logs }, owner);
  }

  /** Ends a step: brings the events that are due, and looks at what can be seen. */
  async settle(): Promise<void> {
    this.witness.note();
    await this.carrier.bring();
    this.witness.note();
    await this.witness.read();
    await this.#noteComparisons();
  }

  /** Some requests to PayPal fail for some hours. */
  breakFor(steps: readonly PayPalStep[], hours: number, fault: Fault): void {
    const until = new Date(this.now().getTime() + hours * hour);
    const meet = this.late(hours / 24 + 0.1);
    for (const step of steps) {
      this.outages.set(step, until);
      this.server.network.break(step, (carryOut, nth) => {
        if (this.now() >= until) return carryOut();
        meet();
        return fault(carryOut, nth);
      });
    }
  }

  /** To be called when a disturbance meets something, which may be learned so many days later. */
  late(days: number): () => void {
    let met = false;
    return () => {
      if (!met) this.slack += days;
      met = true;
      this.#disturbed = this.now();
    };
  }

  /** Whether something that PayPal did at a moment may have been learned late: a disturbance has met something about then, or later. */
  mayBeUnheard(moment: string): boolean {
    return this.#disturbed.getTime() > Date.parse(moment) - heardWithinDays * day;
  }

  /** Lets time pass, from one thing that is due to the next. */
  async pass(milliseconds: number): Promise<void> {
    const end = new Date(this.now().getTime() + milliseconds);
    for (let step = 0; this.now() < end && step < 600; step += 1) {
      const due = (await this.#due()).filter((moment) => moment > this.now());
      const times = [end.getTime(), this.now().getTime() + mostSteppedDays * day];
      const goal = new Date(Math.min(...times, ...due.map((moment) => moment.getTime())));
      await this.server.control('PUT', '/clock', { advanceTo: goal.toISOString() });
      this.#noteBooks();
      this.witness.note();
      await this.carrier.bring();
      await this.runJobs();
      await this.carrier.bring();
      this.witness.note();
      await this.witness.read();
      await this.#noteComparisons();
    }
  }

  /** Runs what is scheduled, once. */
  async runJobs(): Promise<void> {
    await deliverMails(this.server.store);
    for (const job of [emptyOutbox, finishInterrupted, compareWithProvider])
      await this.call(async (context) => {
        await job(this.kill === null ? this.#jobs : context);
      }).catch((error: unknown) => {
        if (!(error instanceof AggregateError) && !isRefusal(error)) throw error;
      });
  }

  /** All disturbances end, and everything that is due is done. */
  async rest(days = restDays): Promise<void> {
    this.server.network.mend();
    this.kill = null;
    this.listedLate = 0;
    this.carrier.mode = 'arrive';
    await this.silence();
    this.carrier.hurry();
    await this.settle();
    await this.pass(2 * hour);
    for (let passed = 0; passed < days; passed += 1) {
      // Every record is compared each day, with or without news.
      this.#compared.clear();
      await this.pass(day);
    }
  }

  #books(): Map<string, string> {
    return new Map(
      this.booked().map((one) => [
        one.id,
        JSON.stringify([one.status, one.sales, one.account, one.plan_id, one.quantity]),
      ]),
    );
  }

  async #records(): Promise<StoredDocument[]> {
    const { store } = this.server;
    return [...(await store.find('Subscriptions')), ...(await store.find('PastSubscriptions'))];
  }

  /** Whoever has another day for the next comparison was compared since, and saw the books of before at least. */
  async #noteComparisons(): Promise<void> {
    for (const { fields } of await this.#records()) {
      const check = fields['next_check'];
      const next = check instanceof Date ? check.getTime() : 0;
      // A record that becomes a past one was not compared by that.
      const id = String(fields['subscriptionID']);
      const saw = this.#before.get(id);
      if (this.#compared.get(id)?.next !== next) this.#compared.set(id, { next, saw });
    }
    this.#noteBooks();
  }

  #noteBooks(): void {
    const books = this.#books();
    for (const [id, one] of books) if (this.#before.get(id) !== one) this.#changed.set(id, this.now());
    this.#before = books;
  }

  /** When something is due next: at PayPal, on its way, or in the schedules. */
  async #due(): Promise<Date[]> {
    const now = this.now();
    const isDisturbed = Array.from(this.outages.values()).some(
      (until) => until.getTime() > now.getTime() - 2 * day,
    );
    // While PayPal fails, what is tried every few minutes is tried every three hours, to save the steps.
    const least = isDisturbed ? 3 * hour : 5 * minute;
    const soon = (moment: Value | undefined, name: string): Date[] => {
      if (!(moment instanceof Date)) return [];
      const next = Math.max(moment.getTime() + 5 * minute, now.getTime() + least);
      if (moment > now) return [new Date(next)];
      // What waits after its run waits for something else.
      const key = `${name} ${moment.getTime()}`;
      const again = this.#tried.has(key);
      this.#tried.add(key);
      return [new Date(now.getTime() + (again ? day : least))];
    };
    const charges = this.booked().flatMap((one) => {
      const time = dueTime(one);
      return time === undefined ? [] : [new Date(Math.max(Date.parse(time), now.getTime() + 1))];
    });
    const books = this.#books();
    const fromRecords = (await this.#records()).flatMap(({ id, fields }) => {
      const change = fields['price_change'];
      const subscriptionId = String(fields['subscriptionID']);
      const isNews = this.#compared.get(subscriptionId)?.saw !== books.get(subscriptionId);
      const isUnlisted =
        (this.listedLate > 0 || this.isTimeLate) &&
        differenceInHours(now, this.#changed.get(subscriptionId) ?? now) < listedWithinHours;
      const checks = isNews || isUnlisted || (change !== undefined && change !== null) || isDisturbed;
      const check = checks ? soon(fields['next_check'], `${id} check`) : [];
      return soon(fields['reminder_due'], `${id} reminder`).concat(
        soon(fields['pause_due'], `${id} pause`),
        check,
      );
    });
    const outbox = await this.server.store.find('Outbox');
    const deletions = await this.server.store.find('Deletions');
    const checkouts = await this.server.store.find('Checkouts');
    const fromCheckouts = checkouts.flatMap(({ id, fields }) => {
      const { status } = this.find(String(fields['subscriptionId'])) ?? {};
      const created = fields['created'] instanceof Date ? fields['created'].getTime() : 0;
      if (status === 'APPROVAL_PENDING')
        return soon(new Date(created + (limits.openCheckout.days + 1) * day), id);
      return fields['state'] === 'active' ? [] : soon(fields['nextCheck'], id);
    });
    return [
      ...charges,
      ...this.carrier.due(),
      ...this.outages.values(),
      ...fromRecords,
      ...outbox.flatMap(({ id, fields }) => soon(fields['next_try'], id)),
      ...deletions.flatMap(({ id, fields }) => soon(fields['due'], id)),
      ...fromCheckouts,
    ];
  }
}

/** Whether an error is an answer to a person, or a failure of PayPal's that a call may report. */
function isRefusal(error: unknown): boolean {
  return error instanceof AppError || error instanceof PaymentProviderError || isKnownFailure(error);
}

function isKnownFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'CommandRefused';
}

function person(name: string): Person {
  const owner = { uid: `uid-${name}`, email: `${name}@example.com`, withGoogle: false };
  return {
    name,
    owner,
    former: [],
    opened: [],
    left: [],
    isMoved: false,
    language: 'en',
    asked: [],
    wants: null,
    pausedUntil: null,
    redeems: false,
    coupons: new Map(),
    hasLeft: new Map(),
    forfeits: false,
  };
}
