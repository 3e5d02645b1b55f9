import { isIP } from 'node:net';
import type { calls } from '#domain/contract.ts';
import { apiPath } from '#domain/paths.ts';
import { functionOf } from '#functions/calls/callGroups.ts';
import {
  callerAddress,
  callerHeaders,
  forwardedAddresses,
  isWithin,
  measuredCallers,
  networksFrom,
  type MeasuredCallers,
  type ReadHeader,
} from '#functions/runtime/callerAddress.ts';
import { region } from '#functions/runtime/config.ts';
import { hopsAnswer, hopsFrom, hopsQuestion, type Hops } from '#functions/calls/hops.ts';
import { deploys } from '../project/target.ts';
import { functionSettings } from '../setup/files.ts';
import { broken, notLookedAt, ok, type Finding } from './finding.ts';
import type { DoctorContext } from './context.ts';

/** The name of this file's only check. */
export const callersCheck = 'site: callers';

/** An address that no sender has: it is reserved for documentation. */
const invented = '192.0.2.77';

const googleList = 'https://www.gstatic.com/ipranges/goog.json';

const call = 'catalogue' satisfies keyof typeof calls;

/** The hops that a function saw of a request to this address; null if it does not report them. */
async function hopsAt(address: string, ask: typeof fetch, forged: boolean): Promise<Hops | null> {
  const response = await ask(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [hopsQuestion]: '1',
      ...(forged && Object.fromEntries(callerHeaders.map((name) => [name, invented]))),
    },
    body: JSON.stringify({ data: {} }),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null);
  return hopsFrom(response?.headers.get(hopsAnswer) ?? null);
}

async function googleNetworks(ask: typeof fetch): Promise<string[]> {
  const response = await ask(googleList, { signal: AbortSignal.timeout(15_000) });
  const { prefixes } = (await response.json()) as {
    prefixes: Array<{ ipv4Prefix?: string; ipv6Prefix?: string }>;
  };
  return prefixes.flatMap(({ ipv4Prefix, ipv6Prefix }) => ipv4Prefix ?? ipv6Prefix ?? []);
}

const headerIn =
  (hops: Hops): ReadHeader =>
  (name) =>
    hops[name as keyof Hops];

const callerIn = (hops: Hops, measured: MeasuredCallers) => callerAddress(headerIn(hops), measured);

const peerIn = (hops: Hops) => forwardedAddresses(headerIn(hops)).at(-1) ?? '';

/** The hops of two requests to the live site: one through Hosting without invented headers, and one with them. */
interface Seen {
  honest: Hops;
  forged: Hops;
}

/** Whether a header names the caller behind Hosting, even if the caller sends an invented value. */
function isReliable({ honest, forged }: Seen, measured: MeasuredCallers): boolean {
  const caller = callerIn(honest, measured);
  return (
    [honest, forged].every((hops) => isWithin(measured.hosting, peerIn(hops))) &&
    caller !== null &&
    caller !== invented &&
    callerIn(forged, measured) === caller
  );
}

/** The header to trust behind Google's networks; null if none is reliable. */
function wantedFrom(seen: Seen, networks: readonly string[]): string | null {
  const hosting = networksFrom(networks.join(','));
  const header = callerHeaders.find((name) => isReliable(seen, { header: name, hosting }));
  return header === undefined ? null : `${header} behind ${networks.join(',')}`;
}

/**
 * Measures where a request through Hosting carries the caller's address and which parts a caller can invent. Checks whether
 * the functions count by that header (reference/Firebase.mdx#callers).
 */
export async function callerCheck(
  { root, target }: Pick<DoctorContext, 'root' | 'target'>,
  ask: typeof fetch,
): Promise<Finding> {
  const { project, siteUrl } = target;
  const measured = measuredCallers(functionSettings(root, project)['CALLER_ADDRESS']);
  const throughHosting = siteUrl + apiPath(call);
  const straight = `https://${region}-${project}.cloudfunctions.net/${functionOf(call)}/${call}`;
  const [honest, forged, direct] = await Promise.all([
    hopsAt(throughHosting, fetch, false),
    hopsAt(throughHosting, fetch, true),
    hopsAt(straight, ask, true),
  ]);
  if (!honest || !forged || !direct) {
    return notLookedAt(callersCheck, 'a function does not tell which hops it saw', deploys(target));
  }
  const remove = `take CALLER_ADDRESS out of functions/.env.${project}, then deploy`;
  if (isIP(peerIn(direct)) === 0 || peerIn(direct) === invented) {
    return broken(callersCheck, 'the last hop of a request straight to a function can be invented', remove);
  }
  if (measured && isReliable({ honest, forged }, measured)) {
    return ok(callersCheck, `${measured.header} names them behind the front end ${peerIn(honest)}`);
  }
  const wanted = wantedFrom({ honest, forged }, await googleNetworks(ask));
  const set = `CALLER_ADDRESS="${wanted}" in functions/.env.${project}, then deploy`;
  if (measured) {
    const wrong = `${measured.header} does not name them, or the front end ${peerIn(honest)} is not known`;
    return broken(callersCheck, wrong, wanted === null ? remove : set);
  }
  if (wanted !== null) return broken(callersCheck, 'no limit counts by address, because nothing is set', set);
  return ok(callersCheck, 'no header names them reliably, and no limit counts by address');
}
