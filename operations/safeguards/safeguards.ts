import { isDeepStrictEqual } from 'node:util';
import { CommandRefused, type Conversation } from '../conversation.ts';
import type { CloudWriter } from '../doctor/cloud.ts';
import { notificationChannel, type Guarded, type Safeguard } from './kinds.ts';
import { safeguardsFor } from './wanted.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What has to be done for one safeguard. */
export interface Step {
  safeguard: Safeguard;
  action: 'nothing' | 'make' | 'change';
  /** The name that Google has given it. */
  found: string | null;
}

/** Whether every field that is wanted is there as it is wanted; what Google adds does not count. */
function holds(found: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted) || typeof wanted !== 'object' || wanted === null) {
    return isDeepStrictEqual(found, wanted);
  }
  if (typeof found !== 'object' || found === null) return false;
  return Object.entries(wanted).every(([name, value]) => holds((found as Fields)[name], value));
}

function compared({ body, rewritten = [] }: Safeguard, channel: string): Fields {
  return Object.fromEntries(Object.entries(body(channel)).filter(([name]) => !rewritten.includes(name)));
}

async function look(cloud: CloudWriter, safeguard: Safeguard, channel: string): Promise<Step> {
  const { status, body } = await cloud.get(safeguard.collection);
  if (status !== 200) {
    throw new CommandRefused(`${safeguard.name}: Google answers ${status} for ${safeguard.collection}.`);
  }
  const listed = ((body ?? {}) as Record<string, Fields[] | undefined>)[safeguard.listed] ?? [];
  const present = listed.find((one) => safeguard.isThis(one));
  if (!present) return { safeguard, action: 'make', found: null };
  const same = holds(present, compared(safeguard, channel));
  return { safeguard, action: same ? 'nothing' : 'change', found: String(present['name']) };
}

/** The address of one thing, from the collection's and the name that Google has given it. */
function addressOf({ collection }: Safeguard, name: string): string {
  const { origin, pathname } = new URL(collection);
  return `${origin}/${pathname.split('/')[1] ?? ''}/${name}`;
}

async function carryOut(cloud: CloudWriter, { safeguard, found }: Step, channel: string): Promise<string> {
  const body = safeguard.body(channel);
  const { status, body: answer } =
    found === null
      ? await cloud.send('POST', safeguard.collection, body)
      : await cloud.send(
          'PATCH',
          `${addressOf(safeguard, found)}?updateMask=${Object.keys(body).join(',')}`,
          body,
        );
  if (status !== 200) throw new CommandRefused(`${safeguard.name}: Google answers ${status}.`);
  return (answer as { name: string }).name;
}

const said = { nothing: 'is there', make: 'will be made', change: 'will be changed' } as const;

/**
 * Makes what watches a live project and what keeps its data, or changes what differs; a second run changes nothing. Says first
 * what it would do, and asks; with `dryRun` that is all. @returns the exit code.
 */
export async function provideSafeguards(
  cloud: CloudWriter,
  talk: Conversation,
  { guarded, dryRun }: { guarded: Guarded; dryRun: boolean },
): Promise<number> {
  const told = await look(cloud, notificationChannel(guarded), '');
  const unknown = 'the address for alerts';
  const steps = [told];
  for (const safeguard of safeguardsFor(guarded)) {
    steps.push(await look(cloud, safeguard, told.found ?? unknown));
  }
  talk.say(`Project ${guarded.project}, site ${guarded.host}, alerts to ${guarded.email}`);
  if (guarded.billingAccount === null) talk.say('no budget: the project has no billing account');
  for (const { safeguard, action } of steps) talk.say(`${safeguard.name}: ${said[action]}`);
  const open = steps.filter(({ action }) => action !== 'nothing');
  if (open.length === 0 || dryRun) {
    if (dryRun)
      for (const { safeguard } of open) talk.say(JSON.stringify(safeguard.body(told.found ?? unknown)));
    return 0;
  }
  if (!(await talk.confirm(`${guarded.project}: make or change ${open.length}?`))) {
    throw new CommandRefused('Nothing was changed.');
  }
  const channel = told.action === 'nothing' ? told.found : await carryOut(cloud, told, '');
  for (const step of open.filter((one) => one !== told)) {
    await carryOut(cloud, step, channel ?? unknown);
    talk.say(`${step.safeguard.name}: done`);
  }
  return 0;
}
