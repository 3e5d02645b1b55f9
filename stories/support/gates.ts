import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { funnel, wordsFor } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { expectAddress, withAddress } from './atRoute.tsx';
import { withGateways } from './fakeGateways.tsx';
import { brokenWorld, slowWorld, strangersWorld, worldOf } from './ownerWorlds.ts';
import { newcomer, subscribed } from './samples.ts';

const unreachable = wordsFor(new AppError('network/unreachable'));

/**
 * What every page behind a gate does the same: wait, fail, refuse an owner who has a subscription, and send away
 * who does not belong there. A page spreads those it has into stories of its own.
 */
export const gates = {
  loading: { decorators: [withGateways(slowWorld())] },
  failed: {
    decorators: [withGateways(brokenWorld())],
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(unreachable)).toBeVisible();
    },
  },
  alreadySubscribed: {
    decorators: [withGateways(worldOf(subscribed))],
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(funnel.alreadySubscribed.heading)).toBeVisible();
    },
  },
  strangerToSignIn: {
    decorators: [withAddress, withGateways(strangersWorld())],
    play: async ({ canvasElement }) => {
      await expectAddress(canvasElement, '/sign-up/signin');
    },
  },
  unregisteredToRegister: {
    decorators: [withAddress, withGateways(worldOf(newcomer))],
    play: async ({ canvasElement }) => {
      await expectAddress(canvasElement, '/sign-up/register');
    },
  },
} satisfies Record<string, StoryObj>;
