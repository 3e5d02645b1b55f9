import { checkouts } from '../documents/checkouts.ts';
import { registrationNotes } from '../documents/registrations.ts';
import type { StoredDocument } from '../store/Store.ts';
import { begunAt, type Sold } from './sold.ts';
import { percent, sum, weekly, type Weekly } from './weeks.ts';

export interface OwnerSteps {
  steps: { registered: Weekly; checkout: Weekly; subscribed: Weekly };
  /** Percentage of owners registered in a week who have subscribed since; null without a registration. */
  conversion: ReadonlyArray<number | null>;
  /** Percentage of owners registered in these weeks who have reached a step since; null without a registration. */
  ofRegistered: { checkout: number | null; subscribed: number | null };
}

/** The owners' first checkouts, because an owner reaches a step only once. */
function firstOfEach(opened: ReadonlyArray<ReturnType<typeof checkouts.parse>>): Date[] {
  const first = new Map<unknown, Date>();
  for (const { uid, created } of opened) {
    const known = first.get(uid);
    // A checkout whose date cannot be read is read as one of 1970.
    if (created.getTime() > 0 && (!known || created < known)) first.set(uid, created);
  }
  return [...first.values()];
}

export function ownerSteps(
  registrations: readonly StoredDocument[],
  stored: { checkouts: readonly StoredDocument[]; sold: readonly Sold[] },
  weeks: readonly Date[],
): OwnerSteps {
  const begun = stored.checkouts.map(({ fields }) => checkouts.parse(fields));
  const registered = (some: readonly StoredDocument[]) =>
    weekly(
      weeks,
      some.map(({ fields }) => registrationNotes(fields).acceptedAt),
    );
  const reached = (uids: readonly unknown[]) => {
    const known = new Set(uids);
    return registered(registrations.filter(({ id }) => known.has(id)));
  };
  const all = registered(registrations);
  const subscribed = reached(stored.sold.map(({ billing }) => billing?.uid));
  const opened = reached(begun.map(({ uid }) => uid));
  return {
    steps: {
      registered: all,
      checkout: weekly(weeks, firstOfEach(begun)),
      subscribed: weekly(weeks, stored.sold.map(begunAt)),
    },
    conversion: all.map((count, at) => percent(subscribed[at] ?? 0, count)),
    ofRegistered: {
      checkout: percent(sum(opened), sum(all)),
      subscribed: percent(sum(subscribed), sum(all)),
    },
  };
}
