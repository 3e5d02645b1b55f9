import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Toast } from '#components/Toast.tsx';

const meta = {
  title: 'Components/Toast',
  component: Toast,
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  args: {
    open: true,
    children: 'Three orders went out. Nothing was lost.',
    closeLabel: 'Close this message',
    onClose: fn(),
  },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = {
  args: { severity: 'success', children: 'The menu is saved on this tablet.' },
};

export const Failure: Story = {
  args: {
    severity: 'error',
    children: 'The order could not be sent. It stays on the tablet and is tried again in a minute.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The order could not be sent.');
  },
};

export const Gone: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const ClosesByItsCross: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.closeLabel }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const GoesByItself: Story = {
  args: { lasts: 50 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const StaysWhenTheVisitorClicksElsewhere: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(document.body);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
