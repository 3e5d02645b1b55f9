import type { Account } from '#domain/account.ts';
import { calls } from '#domain/contract.ts';
import { listedPlan } from '#domain/listedPlan.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import { accountOf } from '#functions/account/account.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import type { Fields } from '#functions/store/Store.ts';
import { outboxMessages } from '#sandbox/inbox/outboxMessages.ts';
import { requestChange } from './asShown.ts';
import { activate, register, start, type TestServer } from './testServer.ts';

/** Days after which the Monthly plan's trial is over and its first charge is made. */
export const daysToCharge = listedPlan('Monthly').freeTrialDays + 1;

/** A new owner's default order: three devices, monthly. */
export interface Order {
  posDevices?: number;
  plan?: PublicPlanName;
  code?: string;
}

/** A new owner whose subscription is approved at PayPal and not recorded yet. */
export async function approved(
  server: TestServer,
  { posDevices = 3, ...chosen }: Order = {},
): Promise<{ owner: VerifiedOwner; id: string }> {
  const owner = await register(server, { posDevices });
  const id = await start(server, owner, chosen);
  await server.approve(id);
  return { owner, id };
}

export async function subscribe(
  server: TestServer,
  order: Order = {},
): Promise<{ owner: VerifiedOwner; id: string }> {
  const { owner, id } = await approved(server, order);
  await activate(server, owner, id);
  await server.settled();
  return { owner, id };
}

/** Starts a subscription, approves and activates it; returns its id. */
export async function pay(
  server: TestServer,
  owner: VerifiedOwner,
  plan: PublicPlanName = 'Monthly',
): Promise<string> {
  const id = await start(server, owner, { plan });
  await server.approve(id);
  await activate(server, owner, id);
  await server.settled();
  return id;
}

/** The owner requests this many devices and consents at PayPal, which notifies us. */
export async function agree(
  server: TestServer,
  order: { owner: VerifiedOwner; id: string; posDevices: number; plan?: PublicPlanName },
): Promise<void> {
  const { owner, id, posDevices, plan = 'Monthly' } = order;
  await requestChange(server, { owner, wanted: { plan, posDevices } });
  await server.control('POST', `/subscriptions/${id}/consent`, {});
  await server.settled();
}

/** The account as the browser reads it; a response that breaks the contract fails. */
export async function account(server: TestServer, owner: VerifiedOwner): Promise<Account> {
  const answer = JSON.parse(JSON.stringify({ account: await accountOf(server, owner) })) as object;
  const { account: read } = calls.myAccount.output.validateSync(answer, { stripUnknown: true });
  if (!read) throw new Error('the owner has no account');
  return read;
}

export async function recordOf(server: TestServer, owner: VerifiedOwner): Promise<Fields> {
  return (await server.store.get({ collection: 'Subscriptions', id: owner.email })) ?? {};
}

/** The e-mails to an owner whose subject contains some words, oldest first. */
export async function inbox(server: TestServer, owner: VerifiedOwner, words: string) {
  const messages = await outboxMessages(server.store);
  return messages
    .filter(({ to, subject }) => to === owner.email && subject.includes(words))
    .toSorted((one, other) => one.received.localeCompare(other.received));
}
