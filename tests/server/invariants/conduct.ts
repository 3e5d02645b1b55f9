import { addDays } from 'date-fns/addDays';
import { leaksIn } from '../logs/leaks.ts';
import { documentsOf, mapOf, type Evidence } from './evidence.ts';
import { broken, repeated, type Rule } from './violation.ts';

const secretField = /^(?:password|secret|client_secret)$/iu;

/** Every field of a document at any depth, with its name. */
function* fieldsOf(value: unknown, name = ''): Generator<[string, unknown]> {
  yield [name, value];
  if (typeof value !== 'object' || value === null || value instanceof Date) return;
  for (const [key, item] of Object.entries(value)) yield* fieldsOf(item, key);
}

/** No password or secret is stored. */
export const noSecretAtRest: Rule = ({ documents, secrets, lines }) => {
  const kept = [...fieldsOf(documents)];
  return [
    ...kept
      .filter(([name, value]) => secretField.test(name) && value !== null && value !== '')
      .map(([name]) => `a document has a field ${name}`),
    ...(kept.some(
      ([, value]) => typeof value === 'string' && secrets.some((secret) => value.includes(secret)),
    )
      ? ['a document holds a secret']
      : []),
    ...(lines.some((line) => secrets.some((secret) => line.includes(secret)))
      ? ['a log line holds a secret']
      : []),
  ];
};

/** Each PayPal event counts once, and no other event counts. */
export const eventOnce: Rule = (evidence) => {
  const events = documentsOf(evidence, 'WebhookEvents');
  const greeted = documentsOf(evidence, 'mail').flatMap(([, { to, message }]) =>
    mapOf(message)['subject'] === 'Your Curbwise subscription is active' && Array.isArray(to) ? to : [],
  );
  return [
    ...events.filter(([id]) => !evidence.sentEvents.includes(id)).map(([id]) => `${id} was never sent`),
    ...events.filter(([, { handled }]) => handled !== true).map(([id]) => `${id} is half handled`),
    ...repeated(greeted).map(() => 'an owner was greeted twice'),
  ];
};

/** The clients' results match the stored data. */
export const historyHolds: Rule = ({ history, documents }) =>
  [...new Set(history.map(({ email }) => email))].flatMap((email) => {
    const own = history.filter((attempt) => attempt.email === email);
    const record = documents['Subscriptions']?.[email];
    const told = own.filter(({ outcome }) => outcome === 'ok').map(({ subscriptionId }) => subscriptionId);
    const onlyFailures = own.every(({ outcome }) => outcome === 'failed');
    const free = record !== undefined && mapOf(record['billing'])['checkout_id'] === null;
    const astray = told.filter((id) => id !== record?.['subscriptionID']);
    return broken([
      [astray.length === 0, `an owner was told of ${astray.join(', ')}, which is not recorded`],
      [!(onlyFailures && free), 'an owner was refused, and recorded all the same'],
    ]);
  });

/** The logs contain no forbidden data. */
export const silentLogs: Rule = ({ lines }) => [...new Set(lines.flatMap((line) => leaksIn(line)))];

/** The maximum time that an owner holds a use: the duration of a payment. */
const longestHoldMs = 31 * 60_000;

/** No work is pending or given up, and no document is kept longer than agreed. */
export const drained: Rule = (evidence: Evidence) => {
  const held = documentsOf(evidence, 'CouponUses').flatMap(([, { holds }]) => Object.values(mapOf(holds)));
  return [
    ...documentsOf(evidence, 'Outbox')
      .filter(([, { state }]) => state !== 'done')
      .map(([id, { state }]) => `${id} is ${String(state)}`),
    ...documentsOf(evidence, 'CouponUses')
      .filter(([, { unpublished }]) => unpublished !== false)
      .map(([, { code }]) => `the uses left of ${String(code)} are not shown`),
    ...held
      .filter((until) => until instanceof Date && until.getTime() > evidence.now.getTime() + longestHoldMs)
      .map(() => 'a use is held for longer than it may be'),
    ...documentsOf(evidence, 'Deletions')
      .filter(([, { due }]) => !(due instanceof Date) || due < evidence.now)
      .map(() => 'a deletion is not finished'),
    ...documentsOf(evidence, 'Subscriptions')
      .filter(([, { reminder_due: due }]) => due instanceof Date && due < addDays(evidence.now, -1))
      .map(([, { subscriptionID: id }]) => `the reminder of ${String(id)} was not sent`),
  ];
};
