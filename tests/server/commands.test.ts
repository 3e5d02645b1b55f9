import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { perform, performLater } from '#functions/cancel/perform.ts';
import { outboxCollection } from '#functions/documents/cancellation.ts';
import type { StoredPause, SubscriptionRecord } from '#functions/documents/subscription.ts';
import {
  subscriptionCommands,
  type Allowed,
  type Command,
  type CommandName,
  type EffectName,
} from '#functions/standing/commands.ts';
import { decide, type Decision } from '#functions/standing/decide.ts';
import { stateOf, type SubscriptionState } from '#functions/subscription/recordStatus.ts';
import { commandOf } from '#functions/sync/providerState.ts';
import { endedSubscription, startLightServer, type LightServer } from './lightServer.ts';
import { recordFor } from './recordFor.ts';

type Table = Readonly<Partial<Record<SubscriptionState, Readonly<Partial<Record<CommandName, Allowed>>>>>>;

const on = (day: string) => new Date(`${day}T12:00:00Z`);
const pause: StoredPause = {
  askedAt: on('2026-02-20'),
  until: on('2026-05-01'),
  endBefore: on('2026-03-20'),
  from: on('2026-02-20'),
  noticedAt: null,
  failedAt: null,
};
const email = 'ada@example.com';
const record = recordFor('I-1', email);

const recordIn: Readonly<Record<SubscriptionState, SubscriptionRecord>> = {
  active: { ...record, status: 'active' },
  suspended: { ...record, status: 'suspended' },
  paused: { ...record, status: 'suspended', pause },
  // A payment of before the end may be named yet.
  ended: { ...record, status: 'cancelled', ending: { at: on('2026-03-01'), by: 'owner', reason: null } },
};

const resumed = {
  ...endedSubscription,
  id: 'I-1',
  status: 'active',
  nextBillingTime: new Date('2026-05-29T12:00:00Z'),
} as const;

const commands: Readonly<Record<CommandName, Command>> = {
  approve: { do: 'approve', subscriptionId: 'I-2', checkoutId: 'checkout-2' },
  pause: { do: 'pause', until: pause.until },
  resume: { do: 'resume' },
  refusePause: { do: 'refusePause' },
  endPause: { do: 'endPause', resumed, next: null },
  failPause: { do: 'failPause' },
  cancel: { do: 'cancel', by: 'owner', reason: null },
  giveUp: { do: 'giveUp', at: on('2026-02-28') },
  delete: { do: 'delete' },
  providerSaysPaused: { do: 'providerSaysPaused', pause },
  providerSaysActive: { do: 'providerSaysActive' },
  providerSaysSuspended: { do: 'providerSaysSuspended' },
  providerSaysEnded: { do: 'providerSaysEnded', at: on('2026-02-28') },
};

const isStored = async ({ store }: LightServer, collection: string) =>
  (await store.find(collection)).length > 0;
const isQueued =
  (name: EffectName) =>
  (server: LightServer, { effects }: Decision) =>
    effects.some((effect) => effect.do === name) && isStored(server, outboxCollection);

/** What can be seen of each effect after its command. */
const seen: Readonly<
  Record<EffectName, (server: LightServer, decision: Decision) => boolean | Promise<boolean>>
> = {
  'cancel the new one and refund it': isQueued('cancel the new one and refund it'),
  'cancel at the provider': isQueued('cancel at the provider'),
  'refund late charges': isQueued('refund late charges'),
  'suspend at the provider': (server, decision) =>
    decision.record.pauseDue?.getTime() === server.now().getTime(),
  'mail about the pause': (server) => isStored(server, 'mail'),
  'mail about the change': (server) => isStored(server, 'mail'),
  'alert an operator': ({ lines }) =>
    lines.some((line) => line.includes('a pause could not end as was promised')),
  'keep the books': (server) => isStored(server, 'Bookkeeping'),
};

/** The effects and states that a table names for a command and that do not follow from it. */
async function unkept(table: Table): Promise<string[]> {
  const found: string[] = [];
  for (const [state, before] of Object.entries(recordIn) as Array<[SubscriptionState, SubscriptionRecord]>)
    for (const [name, command] of Object.entries(commands) as Array<[CommandName, Command]>) {
      const { to = null, effects = [] } = table[state]?.[name] ?? {};
      const server = startLightServer({
        cancelSubscription: async () => undefined,
        readSubscription: async (id) => ({ ...endedSubscription, id }),
      });
      const decision = decide(before, command, server.now());
      if (decision) {
        const decided = { email, before, decision };
        await server.store.transaction((transaction) => perform(transaction, server, decided));
        await performLater(server, decision.effects);
      }
      const goesTo = decision && (decision.removed ? 'none' : stateOf(decision.record));
      // The new subscription takes the place of an ended one.
      const isReplaced = name === 'approve' && state === 'ended';
      if (goesTo !== to && !isReplaced) found.push(`${state}, ${name}: to ${to}`);
      for (const effect of effects)
        if (!decision || !(await seen[effect](server, decision))) found.push(`${state}, ${name}: ${effect}`);
    }
  return found;
}

const sources = join(import.meta.dirname, '../../functions/src');
const issued = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('standing'))
  .map((file) => readFileSync(join(sources, file), 'utf8'))
  .join('\n');

const unissued = (table: Table) =>
  [...new Set(Object.values(table).flatMap((row) => Object.keys(row)))].filter(
    (name) => !issued.includes(`do: '${name}'`) && !(Object.values(commandOf) as string[]).includes(name),
  );

describe('the table of commands', () => {
  it('tells what each command does in each state, and which it refuses', async () => {
    expect(await unkept(subscriptionCommands)).toEqual([]);
  });

  it('asks nothing of the provider for a free subscription, and keeps no books of it', () => {
    const asked: EffectName[] = ['cancel at the provider', 'refund late charges', 'keep the books'];
    const named = Object.values(recordIn).flatMap((one) => {
      const free = { ...one, billing: one.billing && { ...one.billing, total: 0 } };
      const decided = Object.values(commands).map((command) => decide(free, command, on('2026-03-01')));
      return decided.flatMap((decision) => decision?.effects.map((effect) => effect.do) ?? []);
    });
    expect(named).toContain('mail about the change');
    expect(named.filter((name) => asked.includes(name))).toEqual([]);
  });

  it('has no command that no service gives', () => {
    expect(unissued(subscriptionCommands)).toEqual([]);
  });
});
