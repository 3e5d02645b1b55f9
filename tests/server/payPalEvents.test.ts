import { describe, expect, it } from 'vitest';
import { eventIn, webhookEvents } from '#functions/paypal/webhooks/webhookEvents.ts';

/** PayPal's published example of the event, with the fields that a test changes. */
const published = (changes: object = {}, type = 'PAYMENT.SALE.REFUNDED') =>
  JSON.stringify({
    id: 'WH-2N242548W9943490U-1JU23391CS4765624',
    resource_type: 'sale',
    event_type: type,
    resource: {
      id: '6YX43824R4443062K',
      create_time: '2014-10-31T15:41:51Z',
      state: 'completed',
      amount: { total: '-0.01', currency: 'USD' },
      sale_id: '9T0916710M1105906',
      ...changes,
    },
  });

const movementIn = (body: string) => eventIn(body)?.event.movement;

describe('the event of a refund', () => {
  it('names the refund, its charge and its amount', () => {
    expect(eventIn(published())).toMatchObject({
      event: {
        chargeId: '9T0916710M1105906',
        movement: {
          id: '6YX43824R4443062K',
          kind: 'refund',
          of: '9T0916710M1105906',
          amount: 1,
          currency: 'USD',
          at: new Date('2014-10-31T15:41:51Z'),
        },
      },
    });
    expect(movementIn(published({}, 'PAYMENT.SALE.REVERSED'))).toMatchObject({ kind: 'reversal' });
  });

  it.each([
    ['under the id of its sale', { id: '9T0916710M1105906' }],
    ['that has failed', { state: 'failed' }],
    ['in an unknown currency', { amount: { total: '-0.01', currency: 'XXX' } }],
    ['without an amount', { amount: undefined }],
  ])('%s names none, and is an event all the same', (_what, changes) => {
    expect(eventIn(published(changes))).not.toBeNull();
    expect(movementIn(published(changes))).toBeUndefined();
  });

  it('of a charge names none', () => {
    expect(movementIn(published({}, 'PAYMENT.SALE.COMPLETED'))).toBeUndefined();
  });
});

describe('PayPal’s events', () => {
  it('include disputes', () => {
    expect(webhookEvents.filter((name) => name.startsWith('CUSTOMER.DISPUTE.'))).toHaveLength(3);
  });

  it.each<[string, string, object]>([
    [
      'a reversal without links',
      'PAYMENT.SALE.REVERSED',
      { id: 'X', amount: { total: '-1.00', currency: 'USD' } },
    ],
    ['a dispute of another payment', 'CUSTOMER.DISPUTE.CREATED', { disputed_transactions: [] }],
    ['a dispute of nothing', 'CUSTOMER.DISPUTE.CREATED', {}],
  ])('with %s are events', (_what, type, resource) => {
    const read = eventIn(JSON.stringify({ id: 'WH-1', event_type: type, resource }));
    expect(read?.event).toEqual({ id: 'WH-1', type, at: null, subscriptionId: null });
  });

  it.each([
    ['BILLING.SUBSCRIPTION.ACTIVATED', { id: 'I-1', billing_agreement_id: null }, 'I-1'],
    ['PAYMENT.SALE.COMPLETED', { id: null, billing_agreement_id: 'I-1' }, 'I-1'],
    ['PAYMENT.SALE.COMPLETED', { id: 'S-1', billing_agreement_id: null, invoice_number: null }, null],
    ['PAYMENT.SALE.PENDING', null, null],
  ])('%s with null in place of what is missing is an event: %j', (type, resource, subscriptionId) => {
    const body = { id: 'WH-1', event_type: type, create_time: null, resource };
    expect(eventIn(JSON.stringify(body))?.event).toEqual({ id: 'WH-1', type, at: null, subscriptionId });
  });

  it.each([
    ['2027-01-05T18:00:00.000Z', new Date('2027-01-05T18:00:00Z')],
    ['yesterday', null],
  ])('that are of %s happened %s', (text, at) => {
    const type = 'CUSTOMER.DISPUTE.RESOLVED';
    const read = eventIn(JSON.stringify({ id: 'WH-1', event_type: type, create_time: text, resource: {} }));
    expect(read?.event.at).toEqual(at);
  });
});
