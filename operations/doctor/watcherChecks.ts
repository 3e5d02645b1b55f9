import { notificationChannel, runbooksOf, type Guarded, type Safeguard } from '../safeguards/kinds.ts';
import { look } from '../safeguards/safeguards.ts';
import { noSale, watchersFor } from '../safeguards/wanted.ts';
import { npmRun } from '../project/target.ts';
import { functionSettings, readSettings } from '../setup/files.ts';
import { listAtGoogle, type Looked } from './cloud.ts';
import type { Check, Fault } from './finding.ts';

/** The resources that Google lists beside a safeguard. */
const listedWith = async <Found>(looked: Looked, { collection, listed }: Safeguard): Promise<Found[]> =>
  (await listAtGoogle<Found>(looked, collection, listed)) ?? [];

/** The safeguards as they were made: only Google has the address and the hours, which were flags. */
async function guardedAsMade(looked: Looked): Promise<Guarded> {
  const { alias, project, siteUrl, root } = looked;
  const guarded: Guarded = {
    alias,
    project,
    host: new URL(siteUrl).hostname,
    email: '',
    billingAccount: null,
    monthlyBudget: 0,
    appCheck: functionSettings(root, project)['APP_CHECK'] === 'enforced',
    hoursWithoutSale: null,
    runbooks: runbooksOf({ project, settings: readSettings(root, project) }),
  };
  const channel = notificationChannel(guarded);
  const channels = await listedWith<Record<string, unknown>>(looked, channel);
  const { labels } = (channels.find((one) => channel.isThis(one)) ?? {}) as {
    labels?: { email_address?: string };
  };
  return {
    ...guarded,
    email: labels?.email_address ?? '',
    hoursWithoutSale: await silenceAsMade(looked, guarded),
  };
}

/** The hours of silence of the alert for no sale; null if the founder did not ask for it. */
async function silenceAsMade(looked: Looked, guarded: Guarded): Promise<number | null> {
  const [, wanted] = noSale(guarded, 1);
  const alerts = await listedWith<{ conditions?: Array<{ conditionAbsent?: { duration?: string } }> }>(
    looked,
    wanted,
  );
  const found = alerts.find((one) => wanted.isThis(one as Readonly<Record<string, unknown>>));
  const seconds = Number.parseInt(found?.conditions?.[0]?.conditionAbsent?.duration ?? '', 10);
  return Number.isNaN(seconds) ? null : seconds / 3600;
}

const said = { make: 'is missing', change: 'is switched off, or is not as the safeguards make it' } as const;

/** Whatever watches the project: address, alerts, uptime checks and counts of the log must be there, be on and be unchanged. */
async function watcherFaults(looked: Looked): Promise<Fault[]> {
  const guarded = await guardedAsMade(looked);
  const { cloud, project } = looked;
  const address = await look(cloud, notificationChannel(guarded), { project, channel: '' });
  const rest = watchersFor(guarded).map((one) => look(cloud, one, { project, channel: address.found ?? '' }));
  const steps = [address, ...(await Promise.all(rest))];
  return steps.flatMap<Fault>(({ safeguard, action, refused }) => {
    if (refused) return [refused];
    return action === 'nothing' ? [] : [`${safeguard.name} ${said[action]}`];
  });
}

/** The page with the runbooks that every alert names. */
async function runbookFaults({ root, project, fetchPublic }: Looked): Promise<Fault[]> {
  const page = runbooksOf({ project, settings: readSettings(root, project) });
  const { status } = await fetchPublic(page, { signal: AbortSignal.timeout(15_000) });
  return status === 200 ? [] : [`${page} answers ${status}`];
}

export const watcherChecks: ReadonlyArray<Check<Looked>> = [
  {
    name: 'Firebase: watchers',
    well: 'alerts, their address and the uptime checks are on',
    faults: watcherFaults,
    cure: (looked) => npmRun('safeguards', looked, '--budget <a month>'),
  },
  {
    name: 'Firebase: runbooks',
    well: 'the page that alerts name is published',
    faults: runbookFaults,
    cure: (looked) => npmRun('deploy', looked, '--only hosting:storybook'),
  },
];
