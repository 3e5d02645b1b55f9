import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { max } from 'date-fns/max';
import { min } from 'date-fns/min';
import { givesAccess, type Account } from '#domain/account.ts';
import { chargeTimeOn } from '#domain/chargeDay.ts';
import { pauseEveryDays } from '#domain/pause.ts';
import { planOf } from '#simulator/announcements.ts';
import type { PayPalSimulator } from '#simulator/PayPalSimulator.ts';
import { billOf, cyclesOf } from '#simulator/subscriptionView.ts';
import type { Sale, Subscription } from '#simulator/resources.ts';
import type { Finding, OracleId } from './oracles/judge.ts';
import { over } from './oracles/live.ts';
import type { Person, World } from './world.ts';

/** Why somebody had access for a while. */
type UseKind = 'trial' | 'paid' | 'grace' | 'free';

/** A time in which somebody could use some devices. */
export interface Use {
  who: number;
  subscriptionId: string;
  kind: UseKind;
  from: Date;
  to: Date;
  devices: number;
}

/** One period that PayPal billed, by PayPal's own books. */
export interface Billed {
  start: Date;
  end: Date;
  interval: 'month' | 'year';
  devices: number;
  amount: number;
}

/** A charge in PayPal's books: what it paid for, and what its payer's account page said just before. */
export interface Charged {
  who: number;
  subscriptionId: string;
  sale: Sale;
  periods: Billed[];
  shown: Account | null;
  /** The first charge after a pause, as its payer chose it. */
  notBefore: Date | null;
  /** Whether it was made by the approval itself. */
  atApproval: boolean;
  /** When it was due, if its first try failed; null if it did not. */
  due: Date | null;
  /** Whether PayPal named the last payment late then. */
  isNamedLate: boolean;
}

/** What PayPal's books said of a subscription at the last look. */
interface Seen {
  sales: number;
  outstanding: number;
  next: string | undefined;
  terms: Omit<Billed, 'start' | 'end'> | null;
}

/** Remembers what could be seen from outside: account pages and PayPal's books, never a record. */
export class Witness {
  readonly screens: Array<Account | null> = [null, null];
  readonly uses: Use[] = [];
  readonly charges: Charged[] = [];
  /** The subscriptions that an account page showed while they went on. */
  readonly shownRunning = new Set<string>();
  /** Pauses that were seen to begin, by person. */
  readonly pauses = [0, 0];
  /** What a page showed that it must not, or did not show. */
  readonly findings: Finding[] = [];
  /** The beginning of the last pause, by person. */
  readonly #paused: Array<Date | null> = [null, null];
  readonly #world: World;
  readonly #seen = new Map<string, Seen>();
  readonly #debts = new Map<string, Billed[]>();
  /** What went back since the last look, if PayPal reported it at once. */
  readonly #reported: Array<{ subscriptionId: string; sale: Sale }> = [];
  #last: Date;

  constructor(world: World) {
    this.#world = world;
    this.#last = world.now();
  }

  /** Writes down PayPal's new charges and the time used since the last look, by the screens of that look. */
  note(): void {
    for (const subscription of this.#world.booked()) this.#noteCharges(subscription);
    const now = this.#world.now();
    for (const [who, screen] of this.screens.entries()) {
      this.uses.push(...usesOf(screen, { who, from: this.#last, to: now, charged: this.#isCharged(screen) }));
    }
    this.#last = now;
  }

  /** When the first charge of a subscription was due that is unpaid. */
  owedSince(id: string): Date | undefined {
    return this.#debts.get(id)?.[0]?.start;
  }

  /** The uses that remain if nothing happens any more. */
  usesToCome(until: Date): Use[] {
    return this.screens.flatMap((screen, who) =>
      screen?.state === 'cancelled'
        ? usesOf(screen, { who, from: this.#last, to: until, charged: this.#isCharged(screen) })
        : [],
    );
  }

  /** Looks at the account pages. */
  async read(): Promise<void> {
    for (const [who, person] of this.#world.people.entries()) {
      const before = this.screens[who] ?? null;
      const after = await this.#world.screenOf(person);
      if (after?.pause && !before?.pause) this.pauses[who] = (this.pauses[who] ?? 0) + 1;
      this.screens[who] = after;
      if (after && !over.has(after.state)) this.shownRunning.add(after.subscription.subscriptionId);
      // A restored backup knows no later pause that is over, nor does another account.
      const isKnown = this.#world.backup === null && person.former.length === 0;
      const paused = this.#paused[who];
      const isSoon =
        paused &&
        differenceInCalendarDays(chargeTimeOn(this.#world.now()), chargeTimeOn(paused)) < pauseEveryDays;
      if (isKnown && after && after.pauseOffers.length > 0 && isSoon)
        this.#find(3, `${person.name} is offered a pause after that of ${paused.toISOString()}`);
      if (isKnown && after?.pause?.from) this.#paused[who] = new Date(after.pause.from);
      const wrong = isKnown && wrongOrder(person, before, after);
      if (wrong) this.#find(3, `${person.name}: ${wrong}`);
      if (!this.#world.isRestored && changedAfterEnd(before, after))
        this.#find(3, `${person.name} has left, and the page shows other terms than before`);
    }
    for (const { subscriptionId, sale } of this.#reported.splice(0)) {
      const who = this.payerOf(subscriptionId);
      const { name, former = [] } = this.#world.people[who] ?? {};
      const isShown = this.screens[who]?.receipts.some(
        (receipt) =>
          receipt.subscriptionId === subscriptionId &&
          receipt.kind !== 'charge' &&
          receipt.amount === sale.amount,
      );
      if (isShown === false && former.length === 0)
        this.#find(6, `${name}: PayPal has reported a ${sale.kind}, and no page shows it`);
    }
  }

  #find(oracle: OracleId, what: string): void {
    if (this.findings.every((known) => known.what !== what)) this.findings.push({ oracle, what });
  }

  /** Whether PayPal reports at once what happens now, and answers. */
  #isReported(): boolean {
    const { carrier, outages, kill, listedLate, isTimeLate } = this.#world;
    const isDown = [...outages.values()].some((until) => until > this.#world.now());
    return carrier.mode === 'arrive' && !isDown && !kill && listedLate === 0 && !isTimeLate;
  }

  /** Whose money pays for a subscription. */
  payerOf(subscriptionId: string): number {
    return this.#world.people.findIndex(({ opened }: Person) =>
      opened.some(({ id }) => id === subscriptionId),
    );
  }

  #isCharged(screen: Account | null): boolean {
    const { sales = [] } = this.#world.find(screen?.subscription.subscriptionId) ?? {};
    return sales.some(({ kind }) => kind === 'charge');
  }

  #termsOf(subscription: Subscription): Seen['terms'] {
    const simulator = { ledger: { books: this.#world.server.books } } as unknown as PayPalSimulator;
    const plan = planOf(simulator, subscription);
    const bill = billOf(subscription, plan);
    const regular = cyclesOf(subscription, plan).find(({ tenure_type: tenure }) => tenure === 'REGULAR');
    if (!bill || !regular) return null;
    const interval = regular.frequency.interval_unit === 'YEAR' ? 'year' : 'month';
    return { interval, devices: Number(subscription.quantity), amount: bill.amount };
  }

  #noteCharges(subscription: Subscription): void {
    const { id, account, sales = [] } = subscription;
    const seen = this.#seen.get(id) ?? { sales: 0, outstanding: 0, next: undefined, terms: null };
    const terms = seen.terms ?? this.#termsOf(subscription);
    const debts = this.#debts.get(id) ?? [];
    const who = this.payerOf(id);
    const end = new Date(account?.next_time ?? 0);
    for (const sale of sales.slice(seen.sales)) {
      if (sale.kind !== 'charge' && this.#isReported()) this.#reported.push({ subscriptionId: id, sale });
      if (sale.kind !== 'charge') continue;
      const { pausedUntil = null } = this.#world.people[who] ?? {};
      const owed = debts.reduce((sum, { amount }) => sum + amount, 0);
      const shown = this.screens[who] ?? null;
      const atApproval = seen.next === undefined;
      const start = new Date(seen.next ?? sale.time);
      const rest = sale.amount - owed;
      const due = debts[0]?.start ?? null;
      const current = rest > 0 && terms ? [{ ...terms, start, end, amount: rest }] : [];
      this.charges.push({
        who,
        subscriptionId: id,
        sale,
        periods: [...debts.splice(0), ...current],
        shown,
        notBefore: pausedUntil?.id === id ? notBefore(shown, pausedUntil.at) : null,
        atApproval,
        due,
        isNamedLate: this.#world.isPaymentLate,
      });
    }
    const outstanding = account?.outstanding ?? 0;
    if (outstanding > seen.outstanding && terms) {
      const start = new Date(seen.next ?? 0);
      debts.push({ ...terms, start, end, amount: outstanding - seen.outstanding });
    }
    this.#debts.set(id, debts);
    this.#seen.set(id, {
      sales: sales.length,
      outstanding,
      next: account?.next_time,
      terms: this.#termsOf(subscription),
    });
  }
}

/** The first charge after a pause: as it was offered, or later if the page has shown that. */
function notBefore(shown: Account | null, offered: Date): Date | null {
  // A pause that PayPal has never confirmed, as the page says, promises nothing.
  if (shown?.pause?.step === 'asked' && shown.pause.from === null) return null;
  return shown?.pause && shown.nextCharge ? max([offered, new Date(shown.nextCharge.at)]) : offered;
}

/** What a page says of a subscription that it shows for the first time, and was not ordered; null if all was. */
function wrongOrder({ opened, asked }: Person, before: Account | null, after: Account | null): string | null {
  const { subscriptionId, posDevices } = after?.subscription ?? {};
  const ordered = opened.find(({ id }) => id === subscriptionId);
  const isFirst = before?.subscription.subscriptionId !== subscriptionId;
  if (!ordered || !isFirst || asked.some(({ id }) => id === subscriptionId)) return null;
  return posDevices === ordered.devices
    ? null
    : `the page shows ${posDevices} tablets of an order for ${ordered.devices}`;
}

/** Whether a subscription that its owner has left has other terms than it had. */
function changedAfterEnd(before: Account | null, after: Account | null): boolean {
  if (!before || !after || !over.has(before.state) || !over.has(after.state)) return false;
  const [one, other] = [before.subscription, after.subscription];
  const isSame = one.planName === other.planName && one.posDevices === other.posDevices;
  return one.subscriptionId === other.subscriptionId && !isSame;
}

/** What an account page gave in a time. */
function usesOf(
  screen: Account | null,
  { who, from, to, charged }: { who: number; from: Date; to: Date; charged: boolean },
): Use[] {
  // A pause that was only asked for at the last look may have begun at any moment since.
  if (!screen || screen.state === 'paused' || !givesAccess(screen)) return [];
  const { state, subscription, accessUntil } = screen;
  const ends = state === 'cancelled' ? new Date(accessUntil ?? 0) : to;
  const end = ends < to ? ends : to;
  if (end <= from) return [];
  const { subscriptionId, total, trialDays } = subscription;
  // Who leaves in the trial keeps the rest of it; a free subscription has none.
  const inTrial = state === 'trial' || (state === 'cancelled' && total > 0 && trialDays > 0 && !charged);
  const isFree = total === 0 && state !== 'cancelled';
  const paid = state === 'paymentFailed' ? 'grace' : 'paid';
  const costing = inTrial ? 'trial' : paid;
  const kind = isFree ? 'free' : costing;
  const { countedDevices: counted, posDevices } = subscription;
  const turn = counted ? new Date(counted.until) : from;
  const middle = max([from, min([turn, end])]);
  const use = { who, subscriptionId, kind, from, to: end, devices: posDevices } as const;
  const first = { ...use, to: middle, devices: counted?.posDevices ?? posDevices };
  const parts: Use[] = [first, { ...use, from: middle }];
  return parts.filter((part) => part.to > part.from);
}
