import { composeStory } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { Gateways } from '#gateways/gateways.tsx';
import { withGateways } from '#stories/support/fakeGateways.tsx';

/** Shows a screen, its hook connected to the gateways given, in the theme and under the checks every story has. */
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
