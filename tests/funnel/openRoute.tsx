import { MemoryRouter, useLocation, type InitialEntry } from 'react-router-dom';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { AppRoutes } from '#app/routes.tsx';
import type { Gateways } from '#gateways/gateways.tsx';
import { visit } from './visit.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output hidden data-testid="address">{`${pathname}${search}`}</output>;
}

/**
 * Opens the sign-up at an address. The element with test id `address` shows the current screen's path and query.
 * @param leaveFor - Called with an address outside the sign-up.
 */
export async function openRoute(
  entry: InitialEntry,
  gateways: Gateways,
  leaveFor?: (path: string) => void,
): Promise<void> {
  await visit(
    () => (
      <MemoryRouter initialEntries={[entry]}>
        <AppRoutes {...(leaveFor ? { leaveFor } : {})} />
        <Address />
      </MemoryRouter>
    ),
    gateways,
  );
}

/** Waits until the address of the current screen contains this one. */
export async function expectAddress(address: string) {
  await expect.element(page.getByTestId('address')).toHaveTextContent(address);
}
