import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { onDemand } from '#account/frame/onDemand.tsx';
import { funnel } from '#content/index.ts';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

function Form() {
  return <p>The form</p>;
}

const Loaded = onDemand(() => Promise.resolve(Form));

const meta = preview.meta({ title: 'Account/Frame/onDemand', component: Loaded, ...inPhoneColumn });

/** Renders a part whose file arrives through `load`. */
function arriving(load: () => Promise<ComponentType>) {
  const Part = onDemand(load);
  return { render: () => <Part /> };
}

export const Loading = meta.story(arriving(() => new Promise(() => undefined)));

export const Lost = meta.story({
  ...arriving(() => Promise.reject(new Error('offline'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: funnel.retry }, { timeout: 5_000 })).toBeVisible();
  },
});

let requests = 0;

export const TriesAgain = meta.story({
  parameters: notPictured('It ends with the part that came.'),
  ...arriving(() => {
    requests += 1;
    return requests > 2 ? Promise.resolve(Form) : Promise.reject(new Error('offline'));
  }),
  beforeEach: () => {
    requests = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: funnel.retry }, { timeout: 5_000 }));
    await expect(await canvas.findByText('The form')).toBeVisible();
  },
});
