/** Money that moved: a charge, or one that was given back; in minor units, never negative. */
export interface Sale {
  id: string;
  kind: 'charge' | 'refund' | 'reversal';
  time: string;
  amount: number;
  currency: string;
  /** The charge that was given back. */
  of?: string;
}

/** What is due and what went wrong, once the buyer has agreed. */
export interface Account {
  /** When the next regular charge is due. */
  next_time: string;
  /** How many charges in a row have failed. */
  failed: number;
  /** What they left unpaid, in minor units. */
  outstanding: number;
  /** When a failed charge is tried again, and how often it was already. */
  retry?: { time: string; tries: number };
  /** When a charge failed last. */
  failed_time?: string;
}
