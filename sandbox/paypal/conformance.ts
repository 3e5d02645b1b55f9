import {
  beyond,
  operations,
  shapes,
  type Constraint,
  type Operation,
  type Shape,
  type ShapeName,
  type TextConstraint,
} from './constraints.ts';

const table: Readonly<Record<string, Shape>> = shapes;

/** The operation that a method and a path, without its query, name. */
export function operationOf(method: string, path: string): Operation | undefined {
  const parts = path.split('/');
  return operations.find((operation) => {
    const pattern = operation.path.split('/');
    return (
      operation.method === method &&
      pattern.length === parts.length &&
      pattern.every((part, at) => part === '{id}' || part === parts[at])
    );
  });
}

function textFault(
  value: string,
  { min = 0, max = Infinity, pattern, words }: TextConstraint,
): string | null {
  const { length } = value;
  if (length < min) return `is shorter than ${min}`;
  if (length > max) return `is longer than ${max}`;
  if (words !== undefined && !words.includes(value)) return 'is none of the words';
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) return `does not match ${pattern}`;
  return null;
}

function valueFaults(value: unknown, rule: Constraint, at: string): string[] {
  if ('anything' in rule) return [];
  if ('shape' in rule) return objectFaults(rule.shape, value, at);
  if ('flag' in rule) return typeof value === 'boolean' ? [] : [`${at} is not true or false`];
  if ('whole' in rule) {
    const { min, max } = rule.whole;
    const within = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
    return within ? [] : [`${at} is no whole number from ${min} to ${max}`];
  }
  if ('text' in rule) {
    const fault = typeof value === 'string' ? textFault(value, rule.text) : 'is no text';
    return fault === null ? [] : [`${at} ${fault}`];
  }
  const { of, min = 0, max = Infinity } = rule.list;
  if (!Array.isArray(value)) return [`${at} is no list`];
  const size = value.length < min || value.length > max ? [`${at} has ${value.length} items`] : [];
  return [...size, ...value.flatMap((item, index) => valueFaults(item, of, `${at}/${index}`))];
}

function objectFaults(name: string, value: unknown, at: string): string[] {
  const shape = table[name];
  if (!shape) throw new Error(`No constraints are known of ${name}.`);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at} is no object`];
  const fields = Object.entries(value).filter(([, member]) => member !== undefined);
  const given = new Set(fields.map(([key]) => key));
  return [
    ...shape.required.filter((key) => !given.has(key)).map((key) => `${at}/${key} is missing`),
    ...fields.flatMap(([key, member]) => {
      const rule = shape.fields[key];
      if (!rule) return [`${at}/${key} is not documented`];
      if (beyond.includes(`${name}.${key}=${String(member)}`)) return [];
      return valueFaults(member, rule, `${at}/${key}`);
    }),
  ];
}

/** What of a body PayPal's description does not allow: one line for each field, `/quantity is shorter than 1`. */
export function faultsIn(shape: ShapeName, body: unknown): string[] {
  return objectFaults(shape, body, '');
}

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
 * fields nobody documented, a refusal that the operation does not know. Empty for an operation nothing is known of.
 */
export function breachesOf({ method, path, request, status, reply }: Exchange): string[] {
  const operation = operationOf(method, path.split('?')[0] ?? '');
  if (!operation) return [];
  const accepted = status >= 200 && status < 300;
  const { source, request: asked, reply: answered, refusals } = operation;
  const name = `${source}:`;
  if (status === 422 && refusals) {
    const known: readonly string[] = refusals;
    return issuesIn(reply)
      .filter((issue) => !known.includes(issue) && !beyond.includes(`${source.split('#')[1]}=${issue}`))
      .map((issue) => `${name} 422 does not know ${issue}`);
  }
  if (!accepted) return [];
  return [
    ...(asked && request !== undefined ? faultsIn(asked, request) : []).map(
      (fault) => `${name} request ${fault}`,
    ),
    ...(answered ? faultsIn(answered, reply) : []).map((fault) => `${name} answer ${fault}`),
  ];
}
