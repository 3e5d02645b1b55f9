import { expect } from 'storybook/test';
import { scene as words } from '#content/funnel/scene.ts';
import { Scene, type SceneProps } from '#funnel/frame/Scene.tsx';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';

const name = 'Taco Comet';
const args: SceneProps = { state: 'named', name };

const meta = preview.meta({
  title: 'Funnel/Frame/Scene',
  component: Scene,
  decorators: [inColumn(420)],
  args,
});

export const Described = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: words.named(name) })).toBeVisible();
  },
});

export const WithACaption = meta.story({ args: { state: 'open', caption: words.isOpen(name) } });

export const OverAField = meta.story({ args: { on: 'phone' } });
