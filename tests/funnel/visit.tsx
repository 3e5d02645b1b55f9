import { composeStory } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { Gateways } from '#gateways/gateways.tsx';
import { withGateways } from '#stories/support/fakeGateways.tsx';

/** Renders a screen with its hook and the given gateways, in the theme and with the checks of every story. */
export async function visit(Screen: ComponentType, gateways: Gateways): Promise<void> {
  document.body.replaceChildren();
  const story = composeStory(
    {},
    { title: 'Test', component: Screen, decorators: [withGateways(gateways)] },
    undefined,
    'Screen',
  );
  await story.run();
}
