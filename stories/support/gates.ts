import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { funnel, errorMessage } from '#content/index.ts';
import type { OwnerStatus } from '#domain/contract.ts';
import { AppError } from '#domain/errors.ts';
import { expectAddress, withAddress } from './atRoute.tsx';
import { withGateways } from './fakeGateways.tsx';
import { unreachableGateways, pendingGateways, signedOutGateways, gatewaysFor } from './ownerGateways.ts';
import { notPictured } from '#storybook/pictured.ts';
import { unregistered, subscribed } from './samples.ts';

const unreachable = errorMessage(new AppError('network/unreachable'));

const looksLikeItsStep = notPictured('The step has the same picture.');

/** Stories of all gated pages: loading, failed, subscribed, and redirects. A page spreads the ones that apply. */
export const gates = {
  loading: { parameters: looksLikeItsStep, decorators: [withGateways(pendingGateways())] },
  failed: {
    parameters: looksLikeItsStep,
    decorators: [withGateways(unreachableGateways())],
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(unreachable)).toBeVisible();
    },
  },
  alreadySubscribed: {
    parameters: looksLikeItsStep,
    decorators: [withGateways(gatewaysFor(subscribed))],
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(funnel.alreadySubscribed.title)).toBeVisible();
    },
  },
  strangerToSignIn: {
    parameters: notPictured('It shows another screen.'),
    decorators: [withAddress, withGateways(signedOutGateways())],
    play: async ({ canvasElement }) => {
      await expectAddress(canvasElement, '/sign-up/signin');
    },
  },
  unregisteredToRegister: {
    parameters: notPictured('It shows another screen.'),
    decorators: [withAddress, withGateways(gatewaysFor(unregistered))],
    play: async ({ canvasElement }) => {
      await expectAddress(canvasElement, '/sign-up/register');
    },
  },
} satisfies Record<string, StoryObj>;

/** A gated page for an owner with this status, and the check that follows. */
export function readyFor(about: OwnerStatus, play: (context: StoryContext) => Promise<void>) {
  return { decorators: [withGateways(gatewaysFor(about))], play };
}
