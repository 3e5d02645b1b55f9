import type { StoryContext } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tryIt } from '#content/landing/tryIt.ts';
import type { demoLoaders } from '#site/demoLoaders.ts';
import { TryItStage } from '#site/TryItStage.tsx';
import { withDemoState } from '#stories/demos/support/withDemoState.tsx';
import { notPictured, picturedAt } from '#storybook/pictured.ts';
import { shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const { stage } = tryIt;
const [heatMap, menuBuilder, pointOfSale, analytics] = stage.tabs;

/** A demo that is loading, or that failed to load. */
function everyLoader(load: () => Promise<never>) {
  return Object.fromEntries(stage.tabs.map(({ id }) => [id, load])) as unknown as typeof demoLoaders;
}

const meta = preview.meta({
  title: 'Pages/TryItStage',
  component: TryItStage,
  parameters: picturedAt('desktop'),
  decorators: [withDemoState],
});

export const HeatMap = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: heatMap.label })).toHaveAttribute('aria-selected', 'true');
    await expect(await canvas.findByRole('button', { name: /^Reset the demo/u })).toBeVisible();
  },
});

async function choose({ canvas, userEvent }: StoryContext, label: string) {
  await userEvent.click(canvas.getByRole('tab', { name: label }));
  // The former demo stays until the chosen one is rendered.
  await expect(await canvas.findByRole('tabpanel', { name: label, busy: false })).toBeVisible();
  await expect(await canvas.findByRole('button', { name: /^Reset the demo/u })).toBeVisible();
}

export const MenuBuilder = meta.story({ play: (context) => choose(context, menuBuilder.label) });

export const PointOfSale = meta.story({ play: (context) => choose(context, pointOfSale.label) });

export const Analytics = meta.story({ play: (context) => choose(context, analytics.label) });

const Former = fn(() => <p>Former demo</p>);

export const NotRenderedAgain = meta.story({
  parameters: notPictured('Its demo is a stand-in.'),
  args: {
    loaders: { ...everyLoader(() => new Promise<never>(() => undefined)), [heatMap.id]: async () => Former },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Former demo')).toBeVisible();
    Former.mockClear();
    await userEvent.click(canvas.getByRole('tab', { name: menuBuilder.label }));
    await expect(canvas.getByRole('tabpanel', { name: menuBuilder.label, busy: true })).toBeVisible();
    await expect(Former).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  parameters: picturedAt('phone'),
  args: { loaders: everyLoader(() => new Promise<never>(() => undefined)) },
  play: shows(stage.loading),
});

export const Failed = meta.story({
  parameters: picturedAt('phone'),
  args: { loaders: everyLoader(() => Promise.reject(new Error('offline'))), onReload: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(stage.failed);
    await userEvent.click(canvas.getByRole('button', { name: stage.reload }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});
