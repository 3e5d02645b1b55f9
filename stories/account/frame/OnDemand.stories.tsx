import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { OnDemand } from '#account/frame/OnDemand.tsx';
import { unexpectedError } from '#content/index.ts';
import { inColumn } from '#stories/support/frames.tsx';
import { picturedAt } from '#stories/support/pictured.ts';

function Form() {
  return <p>The form</p>;
}

const meta = {
  title: 'Account/Frame/OnDemand',
  component: OnDemand<object>,
  parameters: picturedAt('phone'),
  decorators: [inColumn()],
  args: { load: (): Promise<ComponentType<object>> => Promise.resolve(Form), children: (Part) => <Part /> },
} satisfies Meta<typeof OnDemand<object>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { load: () => new Promise(() => undefined) } };

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The form')).toBeVisible();
  },
};

export const Offline: Story = {
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: unexpectedError.reload })).toBeVisible();
  },
};
