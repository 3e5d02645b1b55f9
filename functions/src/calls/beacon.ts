import { AppError } from '#domain/errors.ts';
import { errorFields, type ServerContext } from '../context/context.ts';
import { countOne, type RateLimitName } from '../limits/rateLimits.ts';
import { addressOf } from '../runtime/config.ts';
import { serverContext } from '../runtime/serverContext.ts';
import { bytesOf, refusesMethod, type CallHandler } from './requestGuard.ts';

/** What a page sends without waiting for a response: its body, and its headers by name. */
export interface Beacon {
  body: string;
  get: (header: string) => string | undefined;
}

/** A kind of beacon. Anybody can send one, so its form is strict and the number is limited, by address and in all. */
export interface BeaconKind<Item> {
  mostBytes: number;
  limits: Readonly<Record<'byAddress' | 'inAll', RateLimitName>>;
  /** What is kept of a beacon. Throws for a body of another form. */
  read: (beacon: Beacon) => Item[];
  keep: (context: Pick<ServerContext, 'store' | 'now' | 'logs'>, item: Item) => Promise<void>;
  /** What the logs say if the database fails. */
  lost: string;
}

/** Keeps what a beacon tells. @returns the status of the response. */
export async function takeBeacon<Item>(
  { limits, read, keep, lost }: BeaconKind<Item>,
  context: Pick<ServerContext, 'store' | 'now' | 'logs'>,
  beacon: Beacon,
): Promise<204 | 400 | 429 | 503> {
  let items: Item[];
  try {
    items = read(beacon);
  } catch {
    return 400;
  }
  const address = addressOf(beacon);
  try {
    for (const item of items) {
      if (address !== null) await countOne(context, limits.byAddress, address);
      await countOne(context, limits.inAll, 'all');
      await keep(context, item);
    }
    return 204;
  } catch (error) {
    if (error instanceof AppError && error.code === 'request/too-many') return 429;
    context.logs.warn(lost, errorFields(error));
    return 503;
  }
}

export function beaconHandler<Item>(kind: BeaconKind<Item>): CallHandler {
  return async (request, response) => {
    if (refusesMethod(request, response)) return;
    const isSmall = bytesOf(request) <= kind.mostBytes;
    const beacon = {
      body: (request.rawBody as Buffer | undefined)?.toString('utf8') ?? '',
      get: (name: string) => request.get(name),
    };
    response.status(isSmall ? await takeBeacon(kind, await serverContext(), beacon) : 400).end();
  };
}
