import type { Attempt } from '../invariants/evidence.ts';
import type { Fault } from '../inProcess/network.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';

/** A state that PayPal may report while an owner's browser activates. */
export interface ToldState {
  title: string;
  arrange: (server: InProcessServer, subscriptionId: string) => Promise<void>;
  heard: Attempt['outcome'];
  /** Whether the owner has a subscription in the end. */
  recorded: boolean;
}

/** Reports another status for the first reads. */
const telling =
  (status: string, reads: number): Fault =>
  async (carryOut, nth) => {
    const answer = await carryOut();
    if (nth > reads) return answer;
    return Response.json({ ...((await answer.json()) as object), status });
  };

const approvedAnd =
  (move: string): ToldState['arrange'] =>
  async (server, id) => {
    await server.approve(id);
    await server.control('POST', `/subscriptions/${id}/${move}`);
  };

/** The seven states other than ACTIVE that PayPal may report. */
export const states: readonly ToldState[] = [
  {
    title: 'APPROVAL_PENDING, and ACTIVE three seconds later',
    async arrange(server, id) {
      await server.control('POST', '/faults', { on: 'approval', pendingReads: 3 });
      await server.approve(id);
    },
    heard: 'ok',
    recorded: true,
  },
  {
    title: 'APPROVAL_PENDING for good',
    arrange: async () => undefined,
    heard: 'unknown',
    recorded: false,
  },
  {
    title: 'APPROVED, and ACTIVE two reads later',
    async arrange(server, id) {
      await server.approve(id);
      server.network.break('read', telling('APPROVED', 2));
    },
    heard: 'ok',
    recorded: true,
  },
  { title: 'SUSPENDED', arrange: approvedAnd('suspend'), heard: 'failed', recorded: false },
  { title: 'CANCELLED', arrange: approvedAnd('cancel'), heard: 'failed', recorded: false },
  { title: 'EXPIRED', arrange: approvedAnd('expire'), heard: 'failed', recorded: false },
  {
    title: 'an unknown word',
    async arrange(server, id) {
      await server.approve(id);
      server.network.break('read', telling('PAUSED', 1_000));
    },
    heard: 'failed',
    recorded: true,
  },
];
