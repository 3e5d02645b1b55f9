import { array, mixed, object, string } from 'yup';
import { PaymentProviderError, type PaymentFailure } from '../../payments/PaymentProviderError.ts';

const isTransient = (status: number) => status === 0 || status === 429 || status >= 500;

/** PayPal's issue for a currency that the merchant's account does not take (reference/PayPal.mdx#currencies). */
const currencyIssue = 'CURRENCY_NOT_SUPPORTED_FOR_RECEIVER';

function reasonOf(status: number, issue: string | null): PaymentFailure {
  // 409 means that an equal request is still being handled. A refusal without an issue is not PayPal's own: a firewall or
  // proxy in front of it has decided nothing about what was asked.
  if (isTransient(status) || status === 409 || issue === null) return 'unavailable';
  if (issue === currencyIssue) return 'currency';
  return status === 404 ? 'not-found' : 'refused';
}

/** A refusal by PayPal, or a failed connection (status 0). */
export class PayPalError extends PaymentProviderError {
  override readonly name = 'PayPalError';
  /** HTTP status; 0 if there was no usable response. */
  readonly status: number;
  /** The first `details[].issue`, or the refusal's name where PayPal gives no details. Callers branch on this. */
  readonly issue: string | null;
  /** PayPal's reference for its support; safe to log. */
  readonly debugId: string | null;
  /** The wait that PayPal asks for in milliseconds; null if it names none. */
  readonly retryAfterMs: number | null;
  /** The request that failed, as its method and path, and its PayPal-Request-Id; set where it was sent. */
  operation: string | null = null;
  request: string | null = null;

  /** `field`: the part of the request that PayPal refuses, such as `/plan_id`. */
  constructor(
    status: number,
    {
      issue = null,
      field,
      debugId = null,
      retryAfterMs = null,
      cause,
    }: Partial<Pick<PayPalError, 'issue' | 'debugId' | 'retryAfterMs' | 'cause'>> & {
      field?: string | undefined;
    } = {},
  ) {
    const parts = [issue, field && `at ${field}`, debugId && `(debug id ${debugId})`].filter(Boolean);
    super(reasonOf(status, issue), { message: [`PayPal answered ${status}`, ...parts].join(' '), cause });
    this.status = status;
    this.issue = issue;
    this.debugId = debugId;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether a retry may succeed at once. */
  get transient(): boolean {
    return isTransient(this.status) || this.issue === null;
  }
}

const refusalSchema = object({
  name: string(),
  // Instead of a name, where a token is refused.
  error: string(),
  debug_id: string(),
  details: mixed<object>(),
});

const detailsSchema = array(object({ issue: string(), field: string() }));

/** Reads an error response. Without a readable body, only the status is known. */
export function refusalIn(status: number, body: unknown, retryAfterMs: number | null = null): PayPalError {
  try {
    const { name, error, debug_id: debugId, details } = refusalSchema.validateSync(body);
    // Of another form, they do not hide that PayPal itself has refused.
    const [detail] = (detailsSchema.isValidSync(details) && detailsSchema.cast(details)) || [];
    return new PayPalError(status, {
      issue: detail?.issue ?? name ?? error ?? null,
      field: detail?.field,
      debugId: debugId ?? null,
      retryAfterMs,
    });
  } catch (cause) {
    return new PayPalError(status, { retryAfterMs, cause });
  }
}
