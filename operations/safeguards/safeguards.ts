import { exitCodes } from '../commandLine.ts';
import { CommandRefused, type Conversation } from '../conversation.ts';
import { billingApi, listAtGoogle, refusal, type Cloud, type CloudWriter } from '../doctor/cloud.ts';
import { NotReadable, notReadable } from '../doctor/finding.ts';
import { hostOf } from '../project/target.ts';
import { budgetName, notificationChannel, protection, type Guarded, type Safeguard } from './kinds.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface Step {
  safeguard: Safeguard;
  action: 'nothing' | 'make' | 'change';
  /** Why it could not be read, created or changed. */
  refused?: NotReadable;
  /** The name that Google has given the resource. */
  found: string | null;
}

/** Whether every wanted field has its wanted value, in lists as well; fields that Google adds do not count, and it leaves out `false`. */
function holds(found: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(found) &&
      found.length === wanted.length &&
      wanted.every((value, at) => holds(found[at], value))
    );
  }
  if (typeof wanted !== 'object' || wanted === null) {
    return (found ?? false) === wanted;
  }
  if (typeof found !== 'object' || found === null) return false;
  return Object.entries(wanted).every(([name, value]) => holds((found as Fields)[name], value));
}

/** The fields that are compared, at both depths at which Google may rewrite one. */
function compared({ body, rewritten = [] }: Safeguard, channel: string): Fields {
  const kept = (fields: Fields, prefix: string): Fields =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => !rewritten.includes(prefix + name))
        .map(([name, value]) => {
          const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
          return [name, isMap && prefix === '' ? kept(value as Fields, `${name}.`) : value];
        }),
    );
  return kept(body(channel), '');
}

export async function look(
  cloud: Cloud,
  safeguard: Safeguard,
  { project, channel }: { project: string; channel: string },
): Promise<Step> {
  const { collection, listed } = safeguard;
  let all: Fields[] | null;
  try {
    all = await listAtGoogle<Fields>({ cloud, project }, collection, listed);
    if (all === null) throw refusal(collection, { status: 404, body: null }, project);
  } catch (error) {
    if (!(error instanceof NotReadable)) throw error;
    return { safeguard, action: 'nothing', found: null, refused: error };
  }
  const present = all.find((one) => safeguard.isThis(one));
  if (!present) {
    const { notMadeHere: refused } = safeguard;
    return { safeguard, found: null, ...(refused ? { action: 'nothing', refused } : { action: 'make' }) };
  }
  const same = holds(present, compared(safeguard, channel));
  return { safeguard, action: same ? 'nothing' : 'change', found: String(present['name']) };
}

function addressOf({ collection }: Safeguard, name: string): string {
  const { origin, pathname } = new URL(collection);
  return `${origin}/${pathname.split('/')[1] ?? ''}/${name}`;
}

async function carryOut(
  cloud: CloudWriter,
  { safeguard, found }: Step,
  { project, channel }: { project: string; channel: string },
): Promise<string> {
  const { collection, replacedAt } = safeguard;
  const body = safeguard.body(channel);
  const change = () =>
    replacedAt === undefined
      ? cloud.send(
          'PATCH',
          `${addressOf(safeguard, found ?? '')}?updateMask=${Object.keys(body).join(',')}`,
          body,
        )
      : cloud.send('PUT', replacedAt, body);
  const answer = await (found === null ? cloud.send('POST', collection, body) : change());
  if (answer.status !== 200) throw refusal(safeguard.collection, answer, project);
  return (answer.body as { name: string }).name;
}

/** Switches on what protects a project's database, and says so; says what hinders it. */
export async function protectDatabase(
  cloud: CloudWriter,
  talk: Conversation,
  project: string,
): Promise<void> {
  const wanted = protection({ project });
  try {
    const step = await look(cloud, wanted, { project, channel: '' });
    if (step.refused) throw step.refused;
    if (step.action !== 'nothing') await carryOut(cloud, step, { project, channel: '' });
    talk.say(`${wanted.name}: it is on`);
  } catch (error) {
    const reason = notReadable(error);
    if (reason === null) throw error;
    tellRefusal(talk, wanted.name, reason);
  }
}

const said = { nothing: 'is there', make: 'will be made', change: 'will be changed' } as const;

/** Prints what the operator must do before a safeguard can be created. */
function tellRefusal(talk: Conversation, name: string, { message, cure }: NotReadable): void {
  talk.say(`${name}: left out, because ${message} → ${cure}`);
}

/** Placeholder for the notification channel until Google has named it. */
const unknown = 'the address for alerts';

/** Whether a safeguard can be created only after the notification channel. */
const needsChannel = ({ body }: Safeguard) => JSON.stringify(body(unknown)).includes(unknown);

/**
 * Creates or updates the alerts and backups of a live project; a second run changes nothing. First prints the changes and
 * asks; with `dryRun` it stops there. If Google refuses one, prints the reason and continues with the others. @returns the
 * exit code: incomplete if any was left out.
 */
export async function provideSafeguards(
  cloud: CloudWriter,
  talk: Conversation,
  { guarded, dryRun }: { guarded: Guarded; dryRun: boolean },
): Promise<number> {
  const { project } = guarded;
  const address = await look(cloud, notificationChannel(guarded), { project, channel: '' });
  const steps = [address];
  const { safeguardsFor } = await import('./wanted.ts');
  for (const safeguard of safeguardsFor(guarded)) {
    steps.push(await look(cloud, safeguard, { project, channel: address.found ?? unknown }));
  }
  const { billingAccount } = guarded;
  const apis = new Set([billingApi, ...steps.map(({ safeguard }) => new URL(safeguard.collection).hostname)]);
  talk.say(`Project ${project}, site ${hostOf(guarded)}, alerts to ${guarded.email}`);
  talk.say(`It needs ${[...apis].join(', ')}.`);
  if (billingAccount === null) talk.say('no budget: the project has no billing account');
  if (billingAccount instanceof NotReadable) tellRefusal(talk, budgetName, billingAccount);
  for (const { safeguard, action, refused } of steps) {
    if (refused) tellRefusal(talk, safeguard.name, refused);
    else talk.say(`${safeguard.name}: ${said[action]}`);
  }
  const open = steps.filter(({ action }) => action !== 'nothing');
  const leftOut = new Set(steps.flatMap(({ refused, safeguard }) => (refused ? [safeguard.name] : [])));
  if (billingAccount instanceof NotReadable) leftOut.add(budgetName);
  const done = () => (leftOut.size > 0 ? exitCodes.incomplete : exitCodes.done);
  if (open.length === 0 || dryRun) {
    if (dryRun)
      for (const { safeguard } of open) talk.say(JSON.stringify(safeguard.body(address.found ?? unknown)));
    return done();
  }
  if (!(await talk.confirm(`${project}: make or change ${open.length}?`))) {
    throw new CommandRefused('Nothing was changed.');
  }
  let channel = address.found;
  for (const step of open) {
    const { safeguard } = step;
    if (channel === null && step !== address && needsChannel(safeguard)) {
      talk.say(`${safeguard.name}: left out, because there is no address to alert`);
      leftOut.add(safeguard.name);
      continue;
    }
    try {
      const name = await carryOut(cloud, step, { project, channel: channel ?? '' });
      if (step === address) channel = name;
      else talk.say(`${safeguard.name}: done`);
    } catch (error) {
      if (!(error instanceof NotReadable)) throw error;
      tellRefusal(talk, safeguard.name, error);
      leftOut.add(safeguard.name);
    }
  }
  return done();
}
