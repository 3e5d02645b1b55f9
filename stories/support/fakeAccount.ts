import { fn } from 'storybook/test';
import type { Change, ChangeState } from '#account/change/useChange.ts';
import type { Consent, ConsentState } from '#account/change/useConsent.ts';
import type { YourData } from '#account/data/useYourData.ts';
import type { Pausing, WantedPause } from '#account/pause/usePause.ts';
import type { Leaving } from '#account/leaving/useLeaving.ts';
import type { AccountAction, AccountActionState, DisclosedAction } from '#account/useAccountAction.ts';

/** Something that can be done, in a state. */
export function fakeAction<Input = void>(
  state: AccountActionState = { status: 'idle' },
): AccountAction<Input> {
  return { state, run: fn(), reset: fn() };
}

/** A part of the page that opens, in a state. */
export function fakeOpened<Input>(
  open = false,
  state: AccountActionState = { status: 'idle' },
): DisclosedAction<Input> {
  return { open, state, onOpen: fn(), onClose: fn(), onSubmit: fn() };
}

/** Changing the plan or the devices, in a state. */
export function fakeChange(state: ChangeState = { status: 'closed' }): Change {
  return { state, onOpen: fn(), onClose: fn(), onChoose: fn(), onConfirm: fn() };
}

/** The consent to a change, in a state. */
export function fakeConsent(
  state: ConsentState = { status: 'none' },
  withdrawal: AccountActionState = { status: 'idle' },
): Consent {
  return { state, withdrawal: fakeAction(withdrawal) };
}

/** Cancelling, before or after the question. */
export function fakeLeaving(
  { asked = false, cancelled = false }: Partial<Pick<Leaving, 'asked' | 'cancelled'>> = {},
  state: AccountActionState = { status: 'idle' },
): Leaving {
  return { asked, cancelled, state, onAsk: fn(), onKeep: fn(), onCancel: fn() };
}

/** Pausing, before or after the question. */
export function fakePausing(changed: Partial<Pausing> = {}): Pausing {
  return { question: fakeOpened<WantedPause>(), resuming: fakeAction(), done: null, ...changed };
}

/** Everything about the owner's own data, at rest. */
export function fakeYourData(): YourData {
  return { profile: fakeAction(), password: fakeOpened(), copy: fakeAction(), removal: fakeOpened() };
}
