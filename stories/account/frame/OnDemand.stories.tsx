import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { OnDemand } from '#account/frame/OnDemand.tsx';
import { unexpectedError } from '#content/index.ts';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import preview from '#storybook/preview.tsx';

function Form() {
  return <p>The form</p>;
}

const meta = preview.meta({
  title: 'Account/Frame/OnDemand',
  component: OnDemand<object>,
  ...inPhoneColumn,
  args: { load: (): Promise<ComponentType<object>> => Promise.resolve(Form), children: (Part) => <Part /> },
});

export const Loading = meta.story({ args: { load: () => new Promise(() => undefined) } });

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The form')).toBeVisible();
  },
});

export const Offline = meta.story({
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: unexpectedError.reload })).toBeVisible();
  },
});
