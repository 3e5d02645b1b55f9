import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { broken, notLookedAt, ok, type Finding } from './finding.ts';
import type { Examined } from './context.ts';

const check = 'this machine: clock';

/** A smaller error of the clock does not affect any check. */
const mostMinutes = 5;

/** Compares this clock with the site's, whose time later checks use: a wrong one finds false faults. */
export async function clockCheck({
  target: { siteUrl },
  now,
}: Pick<Examined, 'target' | 'now'>): Promise<{ finding: Finding; now: () => Date }> {
  const response = await fetch(siteUrl, { method: 'HEAD', signal: AbortSignal.timeout(15_000) }).catch(
    () => null,
  );
  const date = response?.headers.get('date') ?? null;
  if (response === null || date === null) {
    return { finding: notLookedAt(check, 'the site does not answer', 'look at the lines of the site'), now };
  }
  // A cached response has the date of its creation, and its age in seconds.
  const theirs = Date.parse(date) + Number(response.headers.get('age') ?? 0) * 1000;
  const ahead = now().getTime() - theirs;
  const minutes = differenceInMinutes(theirs + ahead, theirs);
  if (Math.abs(minutes) <= mostMinutes) return { finding: ok(check, 'it agrees with the site'), now };
  const wrong = `it is ${Math.abs(minutes)} minutes ${minutes > 0 ? 'fast' : 'slow'}; the other checks go by the site’s`;
  return {
    finding: broken(check, wrong, 'set this machine’s clock'),
    now: () => new Date(now().getTime() - ahead),
  };
}
