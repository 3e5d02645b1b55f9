import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { addMonths } from 'date-fns/addMonths';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isoDay } from '#domain/chargeDay.ts';
import { campaignCodesOf } from '#functions/documents/offers/coupons.ts';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { deleteAccount } from '#functions/account/deletion.ts';
import { pauseSubscription } from '#functions/account/pauseSubscription.ts';
import { couponUsesRef } from '#functions/documents/offers/couponUses.ts';
import { findOffer } from '#functions/coupons/offer.ts';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { registrationRef } from '#functions/documents/owner.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import { emptyOutbox } from '#functions/cancel/outbox.ts';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import type { DocumentRef, Fields } from '#functions/store/Store.ts';
import { addBrowserError } from '#functions/documents/counts/browserErrors.ts';
import { commandLine } from '#operations/commandLine.ts';
import { runOps } from '#operations/ops/run.ts';
import { originalPlaces } from '#operations/project/sourceMaps.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { listedPrice, priceOf } from '#stories/support/listedPrice.ts';
import { startTestServer } from '../server/eachServer.ts';
import { register, type TestServer } from '../server/testServer.ts';
import { account, pay, subscribe } from '../server/subscribed.ts';
import { accountsOf } from './knownAccounts.ts';
import { runOn } from './opsOn.ts';
import type { ScriptedTalk } from './scriptedTalk.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** Prices of three devices, the number that every owner here has. */
const month = listedPrice('Monthly', 3);
const year = listedPrice('Yearly', 3);

let server: TestServer;
let paid: { uid: string; email: string; id: string };
let free: string;
const files: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  const { owner, id } = await subscribe(server, { plan: 'Yearly' });
  paid = { uid: owner.uid, email: owner.email, id };
  const other = await register(server);
  await redeemFreeCoupon(server, { owner: other, plan: 'Monthly', code: 'FREE50' });
  free = other.email;
  await register(server);
});
afterAll(() => server.stop());

async function ops(
  args: string[],
  answers: Record<string, boolean> = {},
  accounts = accountsOf(),
): Promise<ScriptedTalk> {
  const { exit, talk, files: written } = await runOn(server, args, { answers, accounts });
  Object.assign(files, written);
  expect(exit).toBe(0);
  return talk;
}

const audit = async () => Object.values(await server.readCollection('Audit'));
const recordRef = (email: string) => ({ collection: 'Subscriptions', id: email });
const recorded = async (email: string) => (await server.store.get(recordRef(email))) ?? {};
const statusOf = async (email: string) => (await recorded(email))['status'];

/** Changes a document until the test ends. */
async function rewrite(ref: DocumentRef, change: (before: Fields) => Fields): Promise<void> {
  const before = await server.store.get(ref);
  await server.store.set(ref, change(before ?? {}));
  onTestFinished(() => (before ? server.store.set(ref, before) : server.store.delete(ref)));
}

/** Makes the monthly plan dearer by so many dollars. */
const raisePrice = (dollars: number) =>
  rewrite({ collection: 'Plans', id: 'Monthly' }, (plan) => ({
    ...plan,
    price: Number(plan['price']) + dollars,
  }));

/** The report's text between a heading and the next. */
const underHeading = (page: string, heading: string) =>
  page.split(`>${heading}`)[1]?.split(/<h[23]/u)[0] ?? '';

const tableOf = (page: string, heading: string) =>
  underHeading(page, heading)
    .split('<tr>')
    .slice(1)
    .map((row) =>
      row
        .replaceAll(/<[^>]+>/gu, ' ')
        .replaceAll(/\s+/gu, ' ')
        .trim(),
    );

/** The figures in boxes under a heading, by label. */
const boxesOf = (page: string, heading: string) =>
  Object.fromEntries(
    [...underHeading(page, heading).matchAll(/<dt>(?<label>[^<]+)<\/dt><dd>(?<value>[^<]+)/gu)].map(
      ({ groups }) => [groups?.['label'], groups?.['value']],
    ),
  );

describe('npm run ops', () => {
  // `runOn` expects a word of each.
  it.each(['list', 'notices', 'price', 'coupons', 'errors', 'report', 'rehome', 'invoices --month 2026-11'])(
    'says so where there is nothing for %s',
    async (words) => {
      const { exit } = await runOn({ ...server, store: openSqliteStore(':memory:') }, words.split(' '));
      expect(exit).toBe(0);
    },
  );

  it.each([
    [['erase', 'x'], "unknown command 'erase'"],
    [['show'], "missing required argument 'e-mail'"],
    [['list', '--until', '2027-03'], "unknown option '--until'"],
    [['restore', '--repair'], 'restore takes --backup and --into'],
    [['coupons', 'create', '--uses', '5'], "missing required argument 'code'"],
    [['coupons', 'create', 'TACO'], "required option '--uses <number>'"],
    [['coupons', 'erase'], 'too many arguments'],
  ])('opens nothing and says what is wrong with %j', async (args, words) => {
    const opened = () => Promise.reject(new Error('It was opened'));
    await expect(runOps(commandLine('ops', ''), args, opened)).rejects.toThrow(words);
  });

  it('lists and shows subscriptions with PayPal’s status', async () => {
    const { said } = await ops(['list', '--status', 'active']);
    expect(said).toContain('Subscriptions: 2');
    expect(said.join('\n')).toContain(`${paid.email}  active  Yearly  3 devices  ${year.text}  ${paid.id}`);
    expect((await ops(['show', paid.email.toUpperCase()])).said.at(-1)).toContain('PayPal: active');
    await expect(ops(['show', 'nobody@example.com'])).rejects.toThrow('There is no subscription');
  });

  it('lists and counts imported subscriptions, in upper case and before their price is known', async () => {
    const imported = { status: 'ACTIVE', charge_period: 'Monthly', currency: 'USD' };
    const additional = { additional_devices: { quantity: 2 } };
    for (const [name, fields] of Object.entries<Fields>({
      bare: {},
      more: { payment_parts: { base_price: 59, ...additional } },
      base: { payment_parts: { base_price: 59 } },
    })) {
      await rewrite(recordRef(`${name}@import.example`), () => ({
        ...imported,
        subscriptionID: `I-${name}`,
        ...fields,
      }));
    }
    const { said } = await ops(['list', '--status', 'active']);
    expect(said.filter((line) => line.includes('@import.example'))).toEqual([
      'bare@import.example  active  Monthly  1 device  price not known yet  I-bare',
      'base@import.example  active  Monthly  1 device  $59.00  I-base',
      'more@import.example  active  Monthly  3 devices  price not known yet  I-more',
    ]);
    await ops(['report']);
    const page = files['report.html'] ?? '';
    expect(boxesOf(page, 'Today')).toMatchObject({
      Paying: '1',
      'Trials running': '1',
      'Price not known yet': '2',
    });
    expect(boxesOf(page, 'Monthly recurring revenue')).toMatchObject({ 'Billed a month in USD': '$59.00' });
  });

  it('writes a one-page report that counts every owner and names none', async () => {
    await ops(['report']);
    const page = files['report.html'] ?? '';
    expect(tableOf(page, 'Steps of the sign-up').at(-1)).toBe('All 3 1 2');
    // One yearly subscription, still in its trial.
    expect(boxesOf(page, 'Monthly recurring revenue')).toEqual({
      'Billed a month in USD': priceOf(0).text,
      'More when trials end': priceOf(year.amount / 12).text,
    });
    expect(boxesOf(page, 'Today')).toMatchObject({ Paying: '0', 'Trials running': '1' });
    expect(boxesOf(page, 'Since the beginning')).toEqual({ 'Left before paying': '0' });
    expect(boxesOf(page, 'The last twelve weeks')).toMatchObject({
      'Registered who have opened a checkout': '33 %',
      'Registered who have subscribed': '67 %',
    });
    expect(tableOf(page, 'Conversion').at(-1)).toMatch(/ 67 %$/u);
    expect(tableOf(page, 'Trials, by the week').at(-1)).toBe('All 1 0 0');
    expect(page).toContain('None in these weeks.');
    expect(page).toContain('@media print');
    expect(page).not.toMatch(/\w@|<script|https?:|I-[A-Z0-9]{6}|Ada Diner/u);
  });

  it('creates, lists and retires a coupon, asking and noting each time', async () => {
    await ops(['coupons', 'create', 'OPENING', '--uses', '2', '--plan', 'Launch50'], {
      'Create OPENING': true,
    });
    expect(await findOffer(server, 'OPENING')).toMatchObject({ code: 'OPENING' });
    expect((await ops(['coupons'])).said).toEqual(
      expect.arrayContaining([
        'OPENING  Launch50  0 used  2 left  no end',
        'FREE50  free  1 used  49 left  no end',
      ]),
    );
    await expect(ops(['coupons', 'create', 'opening', '--uses', '2'])).rejects.toThrow(
      'OPENING exists already',
    );
    await expect(ops(['coupons', 'create', 'X', '--uses', '2', '--plan', 'None'])).rejects.toThrow(
      'no plan None',
    );
    await ops(['coupons', 'retire', 'opening'], { 'Take OPENING': true });
    await expect(findOffer(server, 'OPENING')).rejects.toThrow('coupon/invalid');
    expect((await audit()).map(({ who, command, state }) => [who, command, state])).toEqual([
      ['ada', 'create-coupon', 'done'],
      ['ada', 'retire-coupon', 'done'],
    ]);
  });

  it('keeps count of a coupon that is used while the operator answers', async () => {
    await ops(['coupons', 'create', 'AUTUMN', '--uses', '2'], { 'Create AUTUMN': true });
    const owner = await register(server);
    await runOn(server, ['coupons', 'change', 'AUTUMN', '--until', '2099-01-01'], {
      meanwhile: () => redeemFreeCoupon(server, { owner, plan: 'Monthly', code: 'AUTUMN' }),
    });
    expect((await ops(['coupons'])).said.join()).toContain('AUTUMN  free  1 used  1 left');
    await ops(['coupons', 'retire', 'AUTUMN'], { 'Take AUTUMN': true });
  });

  it('leaves a coupon as it is that somebody else creates or retires while the operator answers', async () => {
    const typed = (words: string[], others: string[]) =>
      runOn(server, words, { meanwhile: () => ops(others, { [others[2] ?? '']: true }) });
    const create = (code: string, uses: string) => ['coupons', 'create', code, '--uses', uses];
    const change = ['coupons', 'change', 'WINTER', '--uses', '9'];
    await expect(typed(create('winter', '5'), create('WINTER', '2'))).rejects.toThrow(
      'WINTER exists already',
    );
    expect((await ops(['coupons'])).said.filter((line) => /winter/iu.test(line))).toEqual([
      'WINTER  free  0 used  2 left  no end',
    ]);
    await expect(typed(change, ['coupons', 'retire', 'WINTER'])).rejects.toThrow('no coupon WINTER');
    await expect(findOffer(server, 'WINTER')).rejects.toThrow('coupon/invalid');
  });

  it('changes a coupon’s uses and its last day', async () => {
    await ops(['coupons', 'create', 'summer26', '--uses', '2'], { 'Create summer26': true });
    // A use that is not published yet is counted before.
    const count = { code: 'summer26', left: 1, shown: 2, holds: {}, unpublished: true };
    await server.store.set(couponUsesRef('summer26'), count);
    await ops(['coupons', 'change', 'SUMMER26', '--uses', '80'], { 'from 1 left, no end, to 80 left': true });
    expect((await ops(['coupons'])).said).toContain('summer26  free  0 used  80 left  no end');
    const today = isoDay(server.now());
    await ops(['coupons', 'change', 'Summer26', '--until', today], { [`until ${today}`]: true });
    expect(await findOffer(server, 'summer26')).toMatchObject({ code: 'summer26' });
    // Midnight in Hawaii, which has no summer time: an owner in any state has the whole evening of the last day.
    const midnight = addHours(addDays(new UTCDate(today), 1), 10);
    expect(await findOffer({ ...server, now: () => subMilliseconds(midnight, 1) }, 'summer26')).toMatchObject(
      {},
    );
    await expect(findOffer({ ...server, now: () => midnight }, 'summer26')).rejects.toThrow('coupon/invalid');
    expect((await ops(['coupons'])).said).toContain(`summer26  free  0 used  80 left  until ${today}`);
    await ops(['coupons', 'change', 'summer26', '--until', 'never'], { 'no end': true });
    expect(await findOffer({ ...server, now: () => addDays(server.now(), 400) }, 'summer26')).toMatchObject(
      {},
    );
    await expect(ops(['coupons', 'change', 'winter26', '--uses', '1'])).rejects.toThrow(
      'There is no coupon winter26',
    );
    await expect(ops(['coupons', 'change', 'summer26'])).rejects.toThrow('What is to change');
    await ops(['coupons', 'retire', 'SUMMER26'], { 'Take summer26': true });
  });

  it('makes a campaign of ten thousand single-use codes, lists them as CSV and retires them', async () => {
    await ops(['coupons', 'campaign', 'fair', '--count', '10000'], { 'Create 10000 codes FAIR-': true });
    const csv = () => files['coupons-FAIR.csv'] ?? '';
    const codes = csv()
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0] ?? '');
    expect(new Set(codes).size).toBe(10_000);
    const [code = ''] = codes;
    expect(code).toMatch(/^FAIR-[A-Z2-9]{8}$/u);
    const owner = await register(server);
    expect(await findOffer(server, code.toLowerCase())).toEqual({ code, plan: null });
    await redeemFreeCoupon(server, { owner, plan: 'Monthly', code });
    await expect(findOffer(server, code)).rejects.toThrow('coupon/invalid');
    const late = await register(server);
    await expect(redeemFreeCoupon(server, { owner: late, plan: 'Monthly', code })).rejects.toThrow(
      'coupon/redeem-failed',
    );
    await ops(['coupons', 'campaign', 'FAIR']);
    expect(
      csv()
        .split('\r\n')
        .filter((line) => line.includes(',used,')),
    ).toEqual([`${code},free,used,no end`]);
    await expect(ops(['coupons', 'campaign', 'Fair', '--count', '5'])).rejects.toThrow('FAIR exists already');
    expect((await ops(['coupons'])).said).toContain('FAIR-…  free  10000 codes  1 used  no end');
    const leaked = codes[1] ?? '';
    await ops(['coupons', 'retire', leaked.toLowerCase()], { [`Take ${leaked} out of use`]: true });
    await expect(findOffer(server, leaked)).rejects.toThrow('coupon/invalid');
    expect(await findOffer(server, codes[2] ?? '')).toMatchObject({ plan: null });
    await ops(['coupons', 'retire-campaign', 'fair'], { '9999 codes of FAIR': true });
    await expect(findOffer(server, codes[2] ?? '')).rejects.toThrow('coupon/invalid');
    await expect(ops(['coupons', 'campaign', 'fair'])).rejects.toThrow('no campaign FAIR');
  });

  it('finishes a campaign that a lost network left half written, on the same terms only', async () => {
    const campaign = (...words: string[]) => ['coupons', 'campaign', 'half', '--count', '1000', ...words];
    let batches = 0;
    const batch: typeof server.store.batch = async (write) => {
      batches += 1;
      if (batches > 2) throw new Error('the network is lost');
      await server.store.batch(write);
    };
    const answers = { 'Create 1000 codes HALF-': true };
    const context = { ...server, store: { ...server.store, batch } };
    await expect(runOn(context, campaign(), { answers, accounts: accountsOf() })).rejects.toThrow('lost');
    const { length: written } = await campaignCodesOf(server.store, 'HALF');
    expect(written).toBe(800);
    await expect(ops(campaign('--plan', 'Launch50'))).rejects.toThrow('HALF exists already');
    await expect(ops(campaign('--until', '2099-01-01'))).rejects.toThrow('HALF exists already');
    await ops(campaign(), { 'Create the missing 200 of 1000 codes HALF-': true });
    expect(await campaignCodesOf(server.store, 'HALF')).toHaveLength(1000);
    await expect(ops(campaign())).rejects.toThrow('HALF exists already');
    await ops(['coupons', 'retire-campaign', 'half'], { '1000 codes of HALF': true });
  });

  it('writes a campaign so that every spreadsheet reads it as it is', async () => {
    const plan = '=Half, off';
    const half = await server.store.get({ collection: 'Plans', id: 'Launch50' });
    await server.store.set({ collection: 'Plans', id: plan }, half ?? {});
    await ops(['coupons', 'campaign', 'año', '--count', '1', '--plan', plan], {
      'Create 1 codes AÑO-': true,
    });
    expect(files['coupons-AÑO.csv']).toMatch(
      /^\uFEFFcode,gives,state,end\r\nAÑO-[A-Z2-9]{8},"'=Half, off",open,no end\r\n$/u,
    );
    await ops(['coupons', 'retire-campaign', 'año'], { 'codes of AÑO': true });
  });

  it.each([
    [['create', 'TACO!', '--uses', '5'], 'TACO!: A code is letters, digits'],
    [['create', 'T'.repeat(65), '--uses', '5'], 'at most 64'],
    [
      ['create', 'TACO', '--uses', '5', '--until', '2020-01-01'],
      '2020-01-01: An end is a day that is not over',
    ],
  ])('refuses a coupon by %j', async (args, words) => {
    await expect(ops(['coupons', ...args])).rejects.toThrow(words);
  });

  it('exports the data of an owner who pays and of one who only registered, and says if there is none', async () => {
    const owner = await register(server);
    await ops(['export', owner.email], { 'Write everything': true }, accountsOf(owner));
    expect(JSON.parse(files[`export-${owner.uid}.json`] ?? '')).toMatchObject({
      registration: { email: owner.email },
      subscription: null,
    });
    await ops(['export', paid.email], { 'Write everything': true });
    expect(JSON.parse(files[`export-${paid.uid}.json`] ?? '')).toMatchObject({
      subscription: { email: paid.email, subscriptionID: paid.id },
      registration: { email: paid.email },
      checkouts: [{ subscriptionId: paid.id }],
    });
    await expect(ops(['export', 'nobody@example.com'])).rejects.toThrow('no subscription and no account');
  });

  it('finds an owner by address, subscription, order and truck', async () => {
    const record = await recorded(paid.email);
    const order = String(record['orderID']);
    for (const word of [paid.email.toUpperCase(), paid.id, order]) {
      expect((await ops(['find', word])).said.join('\n')).toContain(`${paid.email}  active  Yearly`);
    }
    const truck = String(record['restaurantName']).slice(0, 6);
    expect((await ops(['find', truck])).said.join('\n')).toContain(paid.email);
    expect((await ops(['find', truck.slice(0, 3)])).said.join('\n')).toContain(paid.email);
    expect((await ops(['find', 'no such truck'])).said).toEqual(['0 found']);
    await expect(ops(['find', 'a'])).rejects.toThrow('at least 3 letters');
  });

  it.each(['taqueria', 'Taquería', 'Taqueri\u0301a', 'NANDU', 'ñandú'])(
    'finds Taquería Ñandú by %s',
    async (word) => {
      const owner = await register(server);
      const change = { path: ['restaurant_name'], value: 'Taquería Ñandú' };
      await server.store.update(registrationRef(owner.uid), [change]);
      expect((await ops(['find', word])).said.join('\n')).toContain(owner.email);
    },
  );

  it('deletes an account like its owner’s page, and keeps what bookkeeping needs', async () => {
    const { owner, id } = await subscribe(server, { plan: 'Monthly' });
    await expect(ops(['delete', owner.email], { 'Delete the account': false })).rejects.toThrow('not done');
    expect(await statusOf(owner.email)).toBe('active');
    await ops(['delete', owner.email], { 'Delete the account': true });
    expect(await statusOf(owner.email)).toBeUndefined();
    expect((await server.payments.readSubscription(id)).status).toBe('cancelled');
    expect((await ops(['find', owner.email])).said).toEqual(['0 found']);
    expect(await audit()).toContainEqual(
      expect.objectContaining({ command: 'delete', subject: owner.uid, state: 'done' }),
    );
  });

  it('neither deletes nor exports the owner of an address that another account has now', async () => {
    const { owner } = await subscribe(server);
    const other = accountsOf({ uid: 'another', email: owner.email });
    await expect(ops(['delete', owner.email], {}, other)).rejects.toThrow(`rehome ${owner.email}`);
    await expect(ops(['export', owner.email], {}, other)).rejects.toThrow(`rehome ${owner.email}`);
    expect(await statusOf(owner.email)).toBe('active');
  });

  it('deletes an imported owner who has no account, and cancels the subscription', async () => {
    const { owner, id } = await subscribe(server);
    const record = await recorded(owner.email);
    const { uid: _, ...billing } = record['billing'] as Fields;
    await server.store.set(recordRef(owner.email), { ...record, billing });
    await ops(['export', owner.email], { 'Write everything': true });
    expect(files[`export-${id}.json`]).toContain(owner.email);
    await ops(['delete', owner.email], { 'who has no account, with everything about it': true });
    expect(await statusOf(owner.email)).toBeUndefined();
    expect((await server.payments.readSubscription(id)).status).toBe('cancelled');
    expect(Object.keys(await server.readCollection('Bookkeeping'))).toContain(id);
    expect((await audit()).slice(-2)).toMatchObject([
      { command: 'export', subject: id },
      { command: 'delete', subject: id, state: 'done' },
    ]);
  });

  it('changes nothing if the answer is no', async () => {
    const before = await audit();
    await expect(ops(['cancel', paid.email], { 'Cancel ': false })).rejects.toThrow('That was not done');
    expect(await statusOf(paid.email)).toBe('active');
    expect(await audit()).toEqual(before);
  });

  it('pauses until the first of a month and ends the pause, each with a line in the audit log', async () => {
    const { owner, id } = await subscribe(server);
    await expect(ops(['resume', owner.email])).rejects.toThrow('It is not paused.');
    await expect(ops(['pause', owner.email, '--until', '1999-01'])).rejects.toThrow('Name a month');
    const month = addDays(server.now(), 70).toISOString().slice(0, 7);
    await ops(['pause', owner.email, '--until', month], { 'Pause ': true });
    expect((await server.payments.readSubscription(id)).status).toBe('suspended');
    expect((await account(server, owner)).state).toBe('paused');
    const toldOf = async () => {
      const { said } = await ops(['notices']);
      return said.find((line) => line.startsWith(owner.email)) ?? '';
    };
    const today = isoDay(server.now());
    expect(await toldOf()).toMatch(/next pause-ends on 20\d\d-\d\d-\d\d  /u);
    await ops(['resume', owner.email], { 'End the pause': true });
    expect((await server.payments.readSubscription(id)).status).toBe('active');
    const noted = (await audit()).filter(({ subject }) => subject === id);
    expect(noted.map(({ command, state }) => [command, state])).toEqual([
      ['pause', 'done'],
      ['resume', 'done'],
    ]);
    expect(await toldOf()).toMatch(
      new RegExp(
        `next reminder on \\S+  sent subscription-\\S+ on ${today}, paused-${id}-\\d+ on ${today}, pause-over-${id}-\\d+ on ${today}$`,
        'u',
      ),
    );
  });

  it('shows the owners and the first date of a new price, and announces it on request', async () => {
    const { owner } = await subscribe(server, { posDevices: 3 });
    expect((await ops(['price', '--plan', 'Monthly'])).said[0]).toContain('0 owners');
    await raisePrice(3);
    const dearer = priceOf(month.amount + 300).text;
    const dry = (await ops(['price', '--plan', 'Monthly', '--from', '2099-01-15'])).said;
    expect(dry[0]).toMatch(/ first charge 2099-0[12]-\d\d$/u);
    expect(dry[0]).toContain(`owners  ${month.text} to ${dearer}`);
    expect(dry.at(-1)).toContain('Nothing was changed');
    expect((await ops(['price'])).said).toEqual(['No owner is to pay another price.']);
    await ops(['price', '--plan', 'Monthly', '--yes'], { 'Announce the price': true });
    expect((await ops(['price'])).said.join('\n')).toContain(
      `${owner.email}  ${month.text}  ${dearer}  to be announced`,
    );
    expect((await ops(['price', '--plan', 'Monthly'])).said[0]).toContain('0 owners');
    expect((await audit()).filter(({ command }) => command === 'price')).toMatchObject([
      { subject: 'Monthly', state: 'done' },
    ]);
  });

  it('names for a paused owner the charge after the one promised for the end of the pause', async () => {
    const { owner } = await subscribe(server, { posDevices: 1 });
    const [, , , offer] = (await account(server, owner)).pauseOffers;
    if (!offer) throw new Error('no pause is offered');
    await pauseSubscription(server, { owner, ...offer });
    // Only this owner has one device.
    await raisePrice(1);
    const one = listedPrice('Monthly', 1);
    const line = (await ops(['price', '--plan', 'Monthly'])).said.find((said) => said.includes(one.text));
    const first = addMonths(new UTCDate(offer.nextChargeAt), 1).toISOString().slice(0, 10);
    expect(line).toBe(`1 owners  ${one.text} to ${priceOf(one.amount + 100).text}  first charge ${first}`);
  });

  it('cancels none but the one that it named, if the owner takes another or leaves while the operator answers', async () => {
    const { owner, id } = await subscribe(server);
    const answering = (meanwhile: () => Promise<unknown>) =>
      runOn(server, ['cancel', owner.email], { meanwhile });
    const takesAnother = async () => {
      await cancelSubscription(server, { owner, reason: null });
      await pay(server, owner);
    };
    await expect(answering(takesAnother)).rejects.toThrow('another subscription now. Nothing was canceled');
    const { state, subscription } = await account(server, owner);
    expect([state, subscription.subscriptionId === id]).toEqual(['active', false]);
    await expect(answering(() => deleteAccount(server, owner))).rejects.toThrow(
      'has no subscription now. Nothing was canceled',
    );
  });

  it('cancels at PayPal and here, and a free subscription here only', async () => {
    await ops(['cancel', paid.email], { 'Cancel ': true });
    expect(await statusOf(paid.email)).toBe('cancelled');
    expect((await server.ledger()).find(({ id }) => id === paid.id)?.status).toBe('CANCELLED');
    const listed = (await ops(['notices'])).said.find((line) => line.startsWith(paid.email));
    expect(listed).toMatch(/  next none  sent /u);
    await ops(['cancel', free], { 'Cancel ': true });
    expect(await statusOf(free)).toBe('cancelled');
    expect((await ops(['cancel', free])).said).toEqual(['It is cancelled already.']);
  });

  it('cancels here and leaves PayPal to the outbox if PayPal is unreachable', async () => {
    const { owner, id } = await subscribe(server);
    const unwilling = {
      ...server.payments,
      cancelSubscription: () => Promise.reject(new PaymentProviderError('unavailable')),
    };
    const context = { ...server, payments: unwilling };
    const { exit, talk } = await runOn(context, ['cancel', owner.email], { answers: { 'Cancel ': true } });
    expect(exit).toBe(0);
    expect(talk.said.join()).toContain('the outbox tries');
    expect(await statusOf(owner.email)).toBe('cancelled');
    server.advanceClock(10 * 60_000);
    await emptyOutbox(server);
    expect((await server.ledger()).find((one) => one.id === id)?.status).toBe('CANCELLED');
  });

  it('prints the invoices and credit notes of a month, and of no other', async () => {
    const { owner, id } = await subscribe(server);
    await server.advanceDays(40);
    await syncSubscription(server, id, { money: 'always' });
    const all = (await account(server, owner)).receipts;
    expect(all.length).toBeGreaterThan(1);
    for (const { at, number, transactionId } of all) {
      const month = isoDay(new Date(at)).slice(0, 7);
      const [csv = ''] = (await ops(['invoices', '--month', month])).said;
      const [header, ...rows] = csv.split('\r\n');
      expect(header).toMatch(/^Date,Kind,.*,Number$/u);
      expect(rows.filter((row) => row.includes(transactionId) && row.endsWith(`,${number}`))).toHaveLength(1);
      expect(rows.every((row) => row.startsWith(month))).toBe(true);
    }
    const [none] = (await ops(['invoices', '--month', '2020-01'])).said;
    expect(none?.split('\r\n')).toHaveLength(1);
    await expect(ops(['invoices'])).rejects.toThrow('--month');
  });

  it('prints where in our files an error of a browser is, or that its source map is not there', async () => {
    const folder = temporaryFolder(onTestFinished);
    const [release, script] = ['Rr00-001', 'app-Ab12Cd34.js'];
    // The mappings of the first character: to the third line, and to the second line of the other release.
    const map = (mappings: string) =>
      JSON.stringify({ version: 3, names: [], sources: ['src/app/App.tsx'], mappings });
    for (const [name, mappings, own] of [
      ['one', 'AAEA', `page-${release}.js`],
      ['other', 'AACA', 'page-Ss000002.js'],
    ] as const) {
      mkdirSync(path.join(folder, name));
      writeFileSync(path.join(folder, name, `${own}.map`), map(mappings));
      writeFileSync(path.join(folder, name, `${script}.map`), map(mappings));
    }
    const error = {
      kind: 'error',
      name: 'TypeError',
      screen: '/',
      browser: 'Firefox',
      now: server.now(),
    } as const;
    await addBrowserError(server.store, { ...error, frames: [`${script}:1:1`], release });
    await addBrowserError(server.store, { ...error, frames: ['lost-Zz99Yy88.js:1:1'], release: 'Lost' });
    const originalPlace = originalPlaces(folder);
    const { talk } = await runOn(server, ['errors'], { originalPlace });
    const { files: report } = await runOn(server, ['report'], { originalPlace });
    for (const text of [talk.said.join('\n'), report['report.html']]) {
      expect(text).toMatch(/TypeError {2}src\/app\/App\.tsx:3\n.*release Rr00-001; \d/u);
      expect(text).toMatch(/TypeError {2}lost-.*\n.*release Lost; no source map of it in \.operations/u);
    }
  });

  it('says when there are more kinds of errors than it shows', async () => {
    const error = {
      kind: 'error',
      screen: '/',
      browser: 'Firefox',
      release: 'R',
      now: server.now(),
    } as const;
    for (let at = 0; at < 60; at += 1)
      await addBrowserError(server.store, { ...error, name: `Error${at}`, frames: [] });
    expect((await ops(['errors'])).said.at(-1)).toBe(
      'There are more kinds of errors; these 50 are the newest.',
    );
    await ops(['report']);
    expect(files['report.html']).toContain('There are more kinds of errors');
  });

  it('names no person in the audit log', async () => {
    expect(JSON.stringify(await audit())).not.toContain('@');
  });
});
