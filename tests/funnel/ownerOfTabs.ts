import { vi } from 'vitest';
import type { AuthGateway, Owner } from '#gateways/AuthGateway.ts';

/** The owner of all tabs of a browser, and a sign-in or a logout in another one. */
export function ownerOfTabs(first: Owner | null) {
  let owner = first;
  const listeners = new Set<() => void>();
  return {
    currentOwner: vi.fn<AuthGateway['currentOwner']>(async () => owner),
    onOwnerChangedElsewhere: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    becomeElsewhere: (next: Owner | null) => {
      owner = next;
      for (const listener of listeners) listener();
    },
  };
}
