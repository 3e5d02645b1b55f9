import { givesAccess, type AccountState } from './account.ts';

/** What the truck shows: its shutter up if `open` or in `trouble`, its lamp amber in `trouble` or `stopped`. */
export type ServiceTruck = 'open' | 'trouble' | 'stopped' | 'paused' | 'ended';

const withoutAccess = {
  open: 'ended',
  trouble: 'stopped',
  stopped: 'stopped',
  paused: 'paused',
  ended: 'ended',
} as const satisfies Record<ServiceTruck, ServiceTruck>;

/** The truck itself with access, else one with its shutter down. */
export function truckWith(truck: ServiceTruck, access: boolean): ServiceTruck {
  return access ? truck : withoutAccess[truck];
}

const trucks: Readonly<Record<AccountState, ServiceTruck>> = {
  trial: 'open',
  active: 'open',
  paymentFailed: 'trouble',
  refunded: 'trouble',
  suspended: 'trouble',
  paused: 'paused',
  cancelled: 'open',
  ended: 'ended',
};

/** The truck of an account. A pause that the provider does not hold yet leaves it open. */
export function truckOfAccount(account: Parameters<typeof givesAccess>[0]): ServiceTruck {
  const access = givesAccess(account);
  const truck = trucks[account.state];
  return access && truck === 'paused' ? 'open' : truckWith(truck, access);
}
