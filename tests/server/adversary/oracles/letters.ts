import { formatMoney } from '#domain/money.ts';
import { outboxMessages } from '#sandbox/inbox/outboxMessages.ts';
import type { World } from '../world.ts';
import type { Finding } from './judge.ts';

/** The values that occur more than once. */
const repeated = (items: readonly string[]) => [
  ...new Set(items.filter((item, at) => items.indexOf(item) !== at)),
];

/** (6) No e-mail comes twice, and a receipt is about a charge. */
export async function letters(world: World): Promise<Finding[]> {
  const messages = await outboxMessages(world.server.store);
  const twice = repeated(
    messages.map(({ to, subject, text, received }) => `${to}: ${subject} ${received} ${text}`),
  );
  const receipts = messages.filter(({ subject }) => subject.includes('receipt'));
  const charges = world.booked().flatMap(({ sales = [] }) => sales.filter(({ kind }) => kind === 'charge'));
  const amounts = new Set(charges.map(({ amount }) => formatMoney({ amount, currency: 'USD' })));
  const unfounded = receipts.filter(
    ({ subject }) => ![...amounts].some((amount) => subject.includes(amount)),
  );
  const finding = (what: string): Finding => ({ oracle: 6, what });
  const reversed = world
    .booked()
    .flatMap(({ sales = [] }) => sales.filter(({ kind }) => kind === 'reversal'));
  const refunded = world.booked().flatMap(({ sales = [] }) => sales.filter(({ kind }) => kind === 'refund'));
  const asOurs = messages.filter(({ text }) => /we refunded|your payment was refunded/iu.test(text));
  return [
    ...twice.map((text) => finding(`an e-mail came twice: ${text.slice(0, 90)}`)),
    ...unfounded.map(({ subject }) => finding(`an e-mail about nothing: ${subject}`)),
    ...(asOurs.length > refunded.length && reversed.length > 0
      ? [finding(`a chargeback is told as a refund: ${String(asOurs.at(-1)?.subject)}`)]
      : []),
    ...(receipts.length > charges.length
      ? [finding(`${receipts.length} receipts for ${charges.length} charges`)]
      : []),
  ];
}
