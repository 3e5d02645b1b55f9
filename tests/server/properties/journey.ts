import fc from 'fast-check';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { payPalAccountRef } from '#functions/documents/offers/payPalAccount.ts';
import { activateSubscription } from '#functions/checkout/activation.ts';
import type { ServerContext } from '#functions/context/context.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { saveRegistration } from '#functions/owners/saveRegistration.ts';
import { startSubscription } from '#functions/checkout/startSubscription.ts';
import { statusOf } from '#functions/account/status.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { crashAt } from '../faults/crashAt.ts';
import { registrationOf } from '../registrationOf.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';

/** The state of an owner in a simple model, with which the product must agree. */
export interface ModelOwner {
  owner: VerifiedOwner;
  registered: boolean;
  /** Subscriptions that are approved or wait for approval, the newest last. */
  opened: string[];
  approved: Set<string>;
  /** Whether the owner has a subscription; `maybe` after an interrupted action. */
  has: boolean | 'maybe';
}

/** An action by an owner or PayPal, or an accident. */
export type Command = Readonly<
  | { do: 'register'; devices: number }
  | { do: 'start'; plan: 'Monthly' | 'Yearly'; code: string | null }
  | { do: 'approve' | 'activate' | 'crash' | 'event'; which: number; moment: number }
  | { do: 'free' | 'look' | 'expire token' | 'wait' | 'sign out' }
>;

/** Random journeys of at most 40 commands. */
export const commands: fc.Arbitrary<Array<[who: number, command: Command]>> = fc.array(
  fc.tuple(
    fc.nat({ max: 1 }),
    fc.oneof<fc.Arbitrary<Command>[]>(
      fc.record({ do: fc.constant('register' as const), devices: fc.integer({ min: 1, max: 10 }) }),
      fc.record({
        do: fc.constant('start' as const),
        plan: fc.constantFrom('Monthly' as const, 'Yearly' as const),
        code: fc.constantFrom(null, null, 'LAUNCH', 'GONE'),
      }),
      fc.record({
        do: fc.constantFrom('approve' as const, 'activate' as const, 'crash' as const, 'event' as const),
        which: fc.nat({ max: 3 }),
        moment: fc.integer({ min: 1, max: 12 }),
      }),
      fc.record({
        do: fc.constantFrom(
          'free' as const,
          'look' as const,
          'expire token' as const,
          'wait' as const,
          'sign out' as const,
        ),
      }),
    ),
  ),
  { maxLength: 40, size: 'medium' },
);

/** The code of a refusal; null if it was not refused. */
async function refusal(work: Promise<unknown>): Promise<ErrorCode | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'service/unexpected') throw error;
    return error.code;
  }
}

function agree(holds: boolean, what: string): void {
  if (!holds) throw new Error(`the model disagrees: ${what}`);
}

/** A command's context: the server, a fresh instance of the services, and the owner in the model. */
interface Turn {
  server: InProcessServer;
  context: ServerContext;
  traveller: ModelOwner;
  /** Whether the model knows if the owner has a subscription. */
  certain: boolean;
}

type CommandOf<Name extends Command['do']> = Extract<Command, { do: Name }>;

/** One of the owner's subscriptions; undefined if there is none. */
function subscriptionOf({ traveller: { opened } }: Turn, which: number): string | undefined {
  return opened[which % Math.max(1, opened.length)];
}

async function register({ server, context, traveller, certain }: Turn, { devices }: CommandOf<'register'>) {
  const registration = registrationOf({ posDevices: devices });
  const { owner } = traveller;
  const code = await refusal(saveRegistration(context.store, { owner, registration, now: server.now() }));
  if (certain) agree((code === null) === !traveller.has, `register: ${String(code)}`);
  if (code === null) traveller.registered = true;
}

async function start({ context, traveller, certain }: Turn, { plan, code: coupon }: CommandOf<'start'>) {
  const { owner, opened, registered } = traveller;
  let heard: Awaited<ReturnType<typeof startSubscription>> | undefined;
  const code = await refusal(
    startSubscription(context, { owner, plan, code: coupon }).then((started) => (heard = started)),
  );
  if (coupon === 'GONE') agree(code === 'coupon/invalid', `start with a used-up code: ${String(code)}`);
  else if (!registered) agree(code === 'registration/missing', `start: ${String(code)}`);
  else if (certain && traveller.has)
    agree(code !== null || heard?.outcome === 'recorded', `start: ${String(code)}`);
  if (heard?.outcome === 'toApprove' && !opened.includes(heard.subscriptionId))
    opened.push(heard.subscriptionId);
  if (heard?.outcome === 'recorded') traveller.has = true;
}

async function approve({ server, traveller }: Turn, id: string) {
  if (server.books.subscriptions[id]?.status !== 'APPROVAL_PENDING') return;
  await server.approve(id);
  traveller.approved.add(id);
}

async function activate({ context, traveller, certain }: Turn, id: string) {
  const { owner, approved } = traveller;
  const heard: unknown[] = [];
  const code = await refusal(
    activateSubscription(context, { owner, subscriptionId: id, orderId: null }).then((found) =>
      heard.push(found),
    ),
  );
  const confirmed = heard.some((found) => found !== null);
  if (approved.has(id) && certain && !traveller.has) agree(confirmed, `activate: ${String(code)}`);
  if (!approved.has(id)) agree(!confirmed, 'activated without an approval');
  if (confirmed) traveller.has = true;
}

async function crash({ context, traveller: { owner } }: Turn, id: string, moment: number) {
  const one = crashAt(context, (_moment, nth) => nth === moment);
  const work = refusal(activateSubscription(one.context, { owner, subscriptionId: id, orderId: null }));
  await Promise.race([one.ended, work]);
  one.end();
}

async function redeem({ context, traveller, certain }: Turn) {
  const { owner, registered } = traveller;
  const code = await refusal(redeemFreeCoupon(context, { owner, plan: 'Monthly', code: 'FREE50' }));
  if (certain) agree((code === null) === (traveller.has === true || registered), `free: ${String(code)}`);
  if (code === null) traveller.has = true;
}

async function look({ context, traveller, certain }: Turn) {
  const { registration, subscription } = await statusOf(context, traveller.owner);
  agree((registration !== null) === traveller.registered, 'registered');
  if (certain) agree((subscription !== null) === traveller.has, 'subscribed');
}

/** Commands about one of the owner's subscriptions; no effect if there is none. */
async function runOnSubscription(
  turn: Turn,
  { do: what, which, moment }: CommandOf<'approve' | 'activate' | 'crash' | 'event'>,
): Promise<void> {
  const { context, traveller } = turn;
  const id = subscriptionOf(turn, which);
  if (id === undefined) return;
  if (what === 'approve') return approve(turn, id);
  if (what === 'activate') return activate(turn, id);
  if (what === 'crash') await crash(turn, id, moment);
  else await syncSubscription(context, id);
  if (traveller.has !== true && traveller.approved.has(id)) traveller.has = 'maybe';
}

/** Runs one command and compares the result with the model. */
export async function runCommand(
  server: InProcessServer,
  traveller: ModelOwner,
  command: Command,
): Promise<void> {
  const turn = { server, context: server.instance(), traveller, certain: traveller.has !== 'maybe' };
  switch (command.do) {
    case 'register':
      return register(turn, command);
    case 'start':
      return start(turn, command);
    case 'approve':
    case 'activate':
    case 'crash':
    case 'event':
      return runOnSubscription(turn, command);
    case 'free':
      return redeem(turn);
    case 'look':
      return look(turn);
    case 'expire token':
      await server.store.update(payPalAccountRef, [{ path: ['expires_in'], value: new Date(0) }]);
      return;
    case 'wait':
      await server.rest();
      return;
    case 'sign out':
  }
}
