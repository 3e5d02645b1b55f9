import { fn } from 'storybook/test';
import type { Change, ChangeState } from '#account/change/useChange.ts';
import type { Consent, ConsentState } from '#account/change/useConsent.ts';
import type { YourData } from '#account/data/useYourData.ts';
import type { Pausing, WantedPause } from '#account/pause/usePause.ts';
import type { AccountAction, AccountActionState, DisclosedAction } from '#account/useAccountAction.ts';

export function fakeAction<Input = void>(
  state: AccountActionState = { status: 'idle' },
): AccountAction<Input> {
  return { state, run: fn() };
}

/** A part of the page that can be opened, in a given state. */
export function fakeOpened<Input>(
  open = false,
  state: AccountActionState = { status: 'idle' },
): DisclosedAction<Input> {
  return { open, state, onOpen: fn(), onClose: fn(), onSubmit: fn() };
}

export function fakeChange(state: ChangeState = { status: 'closed' }): Change {
  return { state, onOpen: fn(), onClose: fn(), onChoose: fn(), onConfirm: fn() };
}

export function fakeConsent(
  state: ConsentState = { status: 'none' },
  withdrawal: AccountActionState = { status: 'idle' },
): Consent {
  return { state, withdrawal: fakeAction(withdrawal) };
}

export function fakePausing(changed: Partial<Pausing> = {}): Pausing {
  return { question: fakeOpened<WantedPause>(), resuming: fakeAction(), done: null, ...changed };
}

export function fakeYourData(): YourData {
  return {
    profile: fakeOpened(),
    password: fakeOpened(),
    address: fakeOpened(),
    naming: fakeOpened(),
    stopping: fakeAction(),
    copy: fakeAction(),
    removal: fakeOpened(),
  };
}
