import { formatMoney } from '#domain/money.ts';
import { outboxMessages } from '#sandbox/inbox/outboxMessages.ts';
import { invoiceNumber } from '#domain/invoice.ts';
import { isFields, type Value } from '#functions/store/Store.ts';
import type { World } from '../world.ts';
import type { Finding } from './judge.ts';
import { over } from './live.ts';

/** The values that occur more than once. */
const repeated = (items: readonly string[]) => [
  ...new Set(items.filter((item, at) => items.indexOf(item) !== at)),
];

/** The papers whose copy for the books is missing or was sent without them; a second copy would replace the first. */
async function copiesOf({ server: { store } }: World): Promise<string[]> {
  const mails = await store.find('mail');
  const ids = new Set(mails.map(({ id }) => id));
  // The owner of a charge for nothing gets one e-mail about it and its refund, the books two papers; only the books get a debit note.
  const unused = (await store.find('Charges')).flatMap(({ id }) => [
    `receipt-${id}`,
    `refund-${id}`,
    `reversal-${id}`,
    `reinstatement-${invoiceNumber('reinstatement', id)}`,
  ]);
  const papers = new Set([...ids, ...unused]);
  const unfounded = [...ids].filter(
    (id) => id.startsWith('books-') && !papers.has(id.slice('books-'.length)),
  );
  const confirmed = new Map<Value, Value>();
  for (const { fields } of await store.find('Subscriptions')) {
    const { books } = fields;
    if (isFields(books) && books['confirmed']) confirmed.set(books['uid'] ?? '', books['confirmed']);
  }
  const missing = mails.filter(({ id, fields: { uid = '', created = null } }) => {
    const since = confirmed.get(uid);
    return (
      /^(?:receipt|refund|reversal|payment-failed|given-back)-/u.test(id) &&
      since &&
      created !== null &&
      created > since &&
      !ids.has(`books-${id.replace(/^given-back-/u, 'receipt-')}`)
    );
  });
  return [
    ...unfounded.map((id) => `a copy of no paper: ${id}`),
    ...missing.map(({ id }) => `no copy of a paper: ${id}`),
  ];
}

/** (6) No e-mail comes twice, a receipt is about a charge and calls none paid that was not due, and each paper is copied once to a confirmed address for the books. */
export async function letters(world: World): Promise<Finding[]> {
  const messages = await outboxMessages(world.server.store);
  const twice = repeated(
    messages.map(({ id, to, subject, text, received }) => {
      // Of two subscriptions that could not be opened, both e-mails have the same words.
      const about = id.includes('not-opened') ? id : '';
      return `${to}: ${subject} ${received} ${text} ${about}`;
    }),
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
  // Before PayPal lists a reversal, an unheard one is known by the charge's status alone, which does not say whose it was.
  const asOurs = messages.filter(
    ({ id, text }) => !id.startsWith('mail-books-') && /^(?:Refunded|Reembolsado): /mu.test(text),
  );
  const asDisputed = messages.filter(({ id }) => id.startsWith('mail-reversal-'));
  const copies = await copiesOf(world);
  const paid = messages.filter(({ text }) => /is paid\.|está pagado\./u.test(text)).map(({ id }) => id);
  // The product itself refunded it: neither an operator nor PayPal did.
  const wasReturned = ({ id }: { id: string }) =>
    refunded.some(({ of }) => of === id) && !world.refundsAsked.has(id) && !world.refundedThere.has(id);
  // Without the database of before, nothing says that an owner has left since the backup.
  const undue = (world.isForgotten ? [] : world.witness.charges).filter(
    ({ sale, shown, subscriptionId }) =>
      ((shown?.subscription.subscriptionId === subscriptionId &&
        (over.has(shown.state) || shown.pause?.step === 'paused')) ||
        // A charge before the provider holds a pause is due, and goes back only if the owner leaves then.
        (shown?.pause?.step !== 'asked' && wasReturned(sale))) &&
      paid.includes(`mail-receipt-${sale.id}`),
  );
  return [
    ...copies.map(finding),
    ...twice.map((text) => finding(`an e-mail came twice: ${text.slice(0, 90)}`)),
    ...undue.map(({ sale }) => finding(`a charge of ${sale.time} that was not due is called paid`)),
    ...unfounded.map(({ subject }) => finding(`an e-mail about nothing: ${subject}`)),
    ...(world.areRefundsListed && asOurs.length > refunded.length && asDisputed.length < reversed.length
      ? [finding(`a chargeback is called a refund: ${String(asOurs.at(-1)?.subject)}`)]
      : []),
    ...(receipts.length > charges.length
      ? [finding(`${receipts.length} receipts for ${charges.length} charges`)]
      : []),
  ];
}
