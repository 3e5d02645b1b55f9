import { newDebugId } from './ids.ts';
import { issues, type Issue } from './issues.ts';

export interface Detail {
  issue: Issue;
  /** A JSON pointer such as `/billing_cycles/0/frequency`. */
  field?: string;
  location?: 'body' | 'path' | 'query';
  value?: string;
}

export function inBody(issue: Issue, field: string): Detail {
  return { issue, field, location: 'body' };
}

const names: Readonly<Record<number, readonly [name: string, message: string]>> = {
  400: ['INVALID_REQUEST', 'The request does not have the form this call needs.'],
  401: ['AUTHENTICATION_FAILURE', 'The access token is missing or not valid.'],
  403: ['NOT_AUTHORIZED', 'The caller may not do this.'],
  404: ['RESOURCE_NOT_FOUND', 'There is no such resource.'],
  409: ['RESOURCE_CONFLICT', 'Another request is changing the same resource.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'The body must be sent as application/json.'],
  422: ['UNPROCESSABLE_ENTITY', 'The request is well formed and cannot be carried out.'],
  429: ['RATE_LIMIT_REACHED', 'Too many requests.'],
  500: ['INTERNAL_SERVER_ERROR', 'Something went wrong on this side.'],
  503: ['SERVICE_UNAVAILABLE', 'The service is not available for a moment.'],
};

/** A refusal in PayPal's format: `{name, message, debug_id, details[], links}` (reference/PayPal.mdx#errors). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly details: readonly Detail[];

  constructor(status: number, details: readonly Detail[] = []) {
    super(details[0]?.issue ?? names[status]?.[0] ?? 'UNKNOWN');
    this.status = status;
    this.details = details;
  }

  /** The error body; each response has its own debug id. */
  get body(): Record<string, unknown> {
    const [name, message] = names[this.status] ?? [
      'INTERNAL_SERVER_ERROR',
      'Something went wrong on this side.',
    ];
    const details = this.details.map((detail) => ({ ...detail, description: issues[detail.issue] }));
    return { name, message, debug_id: newDebugId(), ...(details.length > 0 && { details }), links: [] };
  }
}

/** PayPal understands the request but refuses it: 422 with the issue as the reason. */
export function unprocessable(issue: Issue, field?: string): ApiError {
  return new ApiError(422, [field === undefined ? { issue } : inBody(issue, field)]);
}

/** The requested id does not exist. */
export function notFound(where: { field: string; location: 'body' | 'path'; value: string }): ApiError {
  return new ApiError(404, [{ issue: 'INVALID_RESOURCE_ID', ...where }]);
}
