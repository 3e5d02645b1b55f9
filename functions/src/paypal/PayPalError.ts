import { array, object, string } from 'yup';

/** What PayPal refused, or that it could not be reached (status 0). */
export class PayPalError extends Error {
  override readonly name = 'PayPalError';
  /** HTTP status; 0 when there was no usable answer. */
  readonly status: number;
  /** The first `details[].issue`, which is what to branch on. */
  readonly issue: string | null;
  /** PayPal's reference for its support; safe to log. */
  readonly debugId: string | null;

  constructor(
    status: number,
    options: { issue?: string | null; debugId?: string | null; cause?: unknown } = {},
  ) {
    super(`PayPal answered ${status}${options.issue ? ` ${options.issue}` : ''}`, { cause: options.cause });
    this.status = status;
    this.issue = options.issue ?? null;
    this.debugId = options.debugId ?? null;
  }

  /** Whether the same request may succeed a moment later. */
  get transient(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

const refusalSchema = object({
  debug_id: string(),
  details: array(object({ issue: string() })),
});

/** Reads an error answer. An unreadable one keeps its status. */
export function refusalIn(status: number, body: unknown): PayPalError {
  try {
    const { debug_id: debugId, details } = refusalSchema.validateSync(body);
    return new PayPalError(status, { issue: details?.[0]?.issue ?? null, debugId: debugId ?? null });
  } catch (cause) {
    return new PayPalError(status, { cause });
  }
}
