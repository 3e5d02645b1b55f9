/** A movement of money: a charge, or a refund of one; in minor units, never negative. */
export interface Sale {
  id: string;
  kind: 'charge' | 'refund' | 'reversal';
  time: string;
  amount: number;
  currency: string;
  of?: string;
  /** Whether a dispute that was not decided for the buyer has undone this reversal. */
  undone?: boolean;
}

/** The due and failed charges of a subscription after its approval. */
export interface Account {
  next_time: string;
  failed: number;
  /** The unpaid total of these charges, in minor units. */
  outstanding: number;
  /** The date of the next retry of a failed charge, and the number of retries so far. */
  retry?: { time: string; tries: number };
  failed_time?: string;
}
