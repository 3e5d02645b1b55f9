import { paypalTime } from './billingClock.ts';
import type { Ledger } from './ledger.ts';

/** The simulated time: the real time plus an offset set by commands. It is stored with the books and survives a restart. */
export class SimulatedClock {
  readonly #ledger: Ledger;
  readonly #real: () => Date;
  readonly #moved: (aheadMs: number) => void;

  /** @param moved Called with the clock's offset, now and on each change. */
  constructor(ledger: Ledger, real: () => Date, moved: (aheadMs: number) => void) {
    this.#ledger = ledger;
    this.#real = real;
    this.#moved = moved;
    moved(this.aheadMs);
  }

  get aheadMs(): number {
    return this.#ledger.books.clock_ahead ?? 0;
  }

  now(): Date {
    return new Date(this.#real().getTime() + this.aheadMs);
  }

  /** Moves to a moment. A past moment changes nothing. */
  moveTo(moment: Date): void {
    const step = moment.getTime() - this.now().getTime();
    if (step <= 0) return;
    this.#ledger.change((books) => (books.clock_ahead = this.aheadMs + step));
    this.#moved(this.aheadMs);
  }

  /** Returns to the real time, after the books were emptied. */
  reset(): void {
    this.#moved(this.aheadMs);
  }

  view(): object {
    return { now: paypalTime(this.now()), aheadMs: this.aheadMs };
  }
}
