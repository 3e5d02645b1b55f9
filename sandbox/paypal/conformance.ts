import { faultsIn, operationOf, refusalsOf } from './descriptions.ts';

/**
 * What the simulator answers although no description lists it, each with the reason. A person who has seen PayPal answer
 * otherwise changes the simulator and removes the line.
 */
const beyond: readonly string[] = [
  // How the list shows money that PayPal took back is not documented (reference/PayPal.mdx#transactions).
  'subscriptions#subscriptions.transactions: answer /transactions/*/status must be equal to one of the allowed values: REVERSED',
  // A revision is for what is active, leads to what is on sale and keeps to the plan; how PayPal says so is listed for other
  // operations only.
  'subscriptions#subscriptions.revise: 422 does not know PLAN_STATUS_INVALID',
  'subscriptions#subscriptions.revise: 422 does not know SUBSCRIPTION_STATUS_INVALID',
  'subscriptions#subscriptions.revise: 422 does not know SUBSCRIPTION_CANNOT_HAVE_QUANTITY',
];

/** One request and what was answered; `undefined` where there was no JSON. */
export interface Exchange {
  method: string;
  /** With or without its query. */
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
 * What of an exchange PayPal's description does not allow: a request that was accepted and should not have been, an answer with
 * fields that are not documented, a refusal that the operation does not know. Empty for an operation that is not described.
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
