import type { World } from '../world.ts';
import type { Finding } from './judge.ts';

const live = new Set(['APPROVED', 'ACTIVE', 'SUSPENDED']);
/** The states of a subscription that its owner has left, or that has ended. */
export const over: ReadonlySet<string> = new Set(['cancelled', 'ended']);

/** (5) At rest, whatever goes on at PayPal is on its payer's account page, and nobody has two. */
export function liveAndShown(world: World): Finding[] {
  const { screens } = world.witness;
  const running = world.booked().filter(({ status }) => live.has(status));
  const shown = screens.map((screen) =>
    screen && !over.has(screen.state) ? screen.subscription.subscriptionId : null,
  );
  const hidden = running.filter(({ id }) => shown[world.witness.payerOf(id)] !== id);
  const status = (id: string) => String(world.find(id)?.status);
  const unasked = world.people.filter(
    ({ wants }, who) => wants === 'running' && screens[who]?.state === 'paused',
  );
  return [
    ...unasked.map(({ name }): Finding => ({ oracle: 5, what: `${name} is paused and has ended the pause` })),
    ...hidden.map(({ id }): Finding => ({
      oracle: 5,
      what: `${id} is ${status(id)} at PayPal and on no account page`,
    })),
    ...screens.flatMap((screen, who): Finding[] => {
      const id = shown[who];
      if (!screen || typeof id !== 'string' || screen.subscription.total === 0) return [];
      return live.has(status(id))
        ? []
        : [{ oracle: 5, what: `${id} is ${screen.state} on the account page and ${status(id)} at PayPal` }];
    }),
  ];
}
