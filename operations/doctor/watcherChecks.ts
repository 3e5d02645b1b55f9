import { notificationChannel, runbooksOf, type Guarded, type Safeguard } from '../safeguards/kinds.ts';
import { look } from '../safeguards/safeguards.ts';
import { noSale, watchersFor } from '../safeguards/wanted.ts';
import { npmRun } from '../project/target.ts';
import { functionSettings } from '../setup/files.ts';
import { listAtGoogle, type Looked } from './cloud.ts';
import type { Check, Fault } from './finding.ts';

/** A safeguard as Google has it; undefined if it is not there. */
async function asMade<Found>(looked: Looked, { collection, listed, isThis }: Safeguard) {
  const all = await listAtGoogle<Readonly<Record<string, unknown>>>(looked, collection, listed);
  return all?.find(isThis) as Found | undefined;
}

/** The safeguards as they were made: only Google has the address and the hours, which were flags. */
async function guardedAsMade(looked: Looked): Promise<Guarded> {
  const guarded: Guarded = {
    ...looked,
    email: '',
    billingAccount: null,
    monthlyBudget: 0,
    appCheck: functionSettings(looked.root, looked.project)['APP_CHECK'] === 'enforced',
    hoursWithoutSale: null,
  };
  const channel = await asMade<{ labels?: { email_address?: string } }>(looked, notificationChannel(guarded));
  const [, alert] = noSale(guarded, 1);
  const silence = await asMade<{ conditions?: Array<{ conditionAbsent?: { duration?: string } }> }>(
    looked,
    alert,
  );
  const seconds = Number.parseInt(silence?.conditions?.[0]?.conditionAbsent?.duration ?? '', 10);
  return {
    ...guarded,
    email: channel?.labels?.email_address ?? '',
    // Without that alert, the founder has asked for none.
    hoursWithoutSale: Number.isNaN(seconds) ? null : seconds / 3600,
  };
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
async function runbookFaults(looked: Looked): Promise<Fault[]> {
  const page = runbooksOf(looked);
  const { status } = await looked.fetchPublic(page, { signal: AbortSignal.timeout(15_000) });
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
