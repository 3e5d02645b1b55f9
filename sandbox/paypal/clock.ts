import { paypalTime } from './billingClock.ts';
import type { Ledger } from './ledger.ts';

/** The simulated present: the real one, moved ahead by command. Kept with the books, so that a restart goes on in it. */
export class SimulatedClock {
  readonly #ledger: Ledger;
  readonly #real: () => Date;
  readonly #moved: (aheadMs: number) => void;

  /** @param moved is told how far ahead the clock is, now and whenever that changes. */
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

  /** Moves to a moment; one that has passed changes nothing. */
  moveTo(moment: Date): void {
    const step = moment.getTime() - this.now().getTime();
    if (step <= 0) return;
    this.#ledger.change((books) => (books.clock_ahead = this.aheadMs + step));
    this.#moved(this.aheadMs);
  }

  /** Back to the real present, after the books were emptied. */
  reset(): void {
    this.#moved(this.aheadMs);
  }

  /** As the controls answer it. */
  view(): object {
    return { now: paypalTime(this.now()), aheadMs: this.aheadMs };
  }
}
