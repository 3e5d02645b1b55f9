import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConsentBox } from '#components/ConsentBox.tsx';
import { funnel } from '#content/index.ts';
import { inColumn } from '../support/frames.tsx';

const { terms, marketing } = funnel.register;

const meta = {
  title: 'Components/ConsentBox',
  component: ConsentBox,
  decorators: [inColumn()],
  args: {
    label: (
      <>
        {terms.before}
        <a href={funnel.links.terms.href}>{funnel.links.terms.label}</a>
        {terms.after}
      </>
    ),
    onChange: fn(),
  },
} satisfies Meta<typeof ConsentBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {};

export const Ticked: Story = { args: { defaultChecked: true } };

export const WithHint: Story = { args: { label: 'News and tips', hint: marketing } };

export const Rejected: Story = { args: { error: 'You need to accept the terms of use to continue.' } };

export const Disabled: Story = { args: { disabled: true } };

export const TicksByAClickOnItsWords: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(terms.before.trim(), { exact: false }));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const TicksByTheSpaceBar: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
