import { faultsIn, operationOf, refusalsOf } from './descriptions.ts';

/** The simulator's undescribed responses, each with its reason. Remove a line that PayPal contradicts. */
const beyond: readonly string[] = [
  // The list's entry for money that PayPal took back is not documented (reference/PayPal.mdx#transactions).
  'subscriptions#subscriptions.transactions: answer /transactions/*/status must be equal to one of the allowed values: REVERSED',
  // Only an active subscription can be revised, to a plan on sale and within the rules of the plan. PayPal documents these
  // errors for other operations only.
  'subscriptions#subscriptions.revise: 422 does not know PLAN_STATUS_INVALID',
  'subscriptions#subscriptions.revise: 422 does not know SUBSCRIPTION_STATUS_INVALID',
  'subscriptions#subscriptions.revise: 422 does not know SUBSCRIPTION_CANNOT_HAVE_QUANTITY',
];

/** One request and its response; `undefined` for a body without JSON. */
export interface Exchange {
  method: string;
  path: string;
  request: unknown;
  status: number;
  reply: unknown;
}

function issuesIn(reply: unknown): string[] {
  const { details } = (reply ?? {}) as { details?: Array<{ issue?: unknown }> };
  return (details ?? []).map(({ issue }) => String(issue));
}

/**
 * The deviations of an exchange from PayPal's description: an accepted request that should have been refused, a response
 * with undocumented fields, an undocumented refusal. Empty for an operation without a description.
 */
export function breachesOf({ method, path, request, status, reply }: Exchange): string[] {
  const operation = operationOf(method, path);
  if (!operation) return [];
  const known = status === 422 ? refusalsOf(operation) : null;
  const unknown = known ? issuesIn(reply).filter((issue) => !known.includes(issue)) : [];
  const accepted = status >= 200 && status < 300;
  const asked = accepted && request !== undefined ? operation.request : undefined;
  const answered = accepted ? operation.replies[status] : undefined;
  return [
    ...unknown.map((issue) => `422 does not know ${issue}`),
    ...(asked ? faultsIn(asked, request) : []).map((fault) => `request ${fault}`),
    ...(answered ? faultsIn(answered, reply) : []).map((fault) => `answer ${fault}`),
  ]
    .map((breach) => `${operation.source}: ${breach}`)
    .filter((breach) => !beyond.includes(breach.replaceAll(/\/\d+/gu, '/*')));
}
