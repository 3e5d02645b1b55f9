/** A movement of money: a charge, or a refund of one; in minor units, never negative. */
export interface Sale {
  id: string;
  kind: 'charge' | 'refund' | 'reversal';
  time: string;
  amount: number;
  currency: string;
  /** The charge that was given back. */
  of?: string;
}

/** The due and failed charges of a subscription after its approval. */
export interface Account {
  /** When the next regular charge is due. */
  next_time: string;
  /** Number of failed charges in a row. */
  failed: number;
  /** The unpaid amount of these charges, in minor units. */
  outstanding: number;
  /** When a failed charge is tried again, and how often it has been tried. */
  retry?: { time: string; tries: number };
  /** When a charge failed last. */
  failed_time?: string;
}
