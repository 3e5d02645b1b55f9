import { expect, fn, waitFor } from 'storybook/test';
import { Toast } from '#components/Toast.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Toast',
  component: Toast,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  args: {
    open: true,
    children: 'Three orders went out. Nothing was lost.',
    closeLabel: 'Close this message',
    onClose: fn(),
  },
});

export const Info = meta.story();

export const Success = meta.story({
  args: { severity: 'success', children: 'The menu is saved on this tablet.' },
});

export const Failure = meta.story({
  args: {
    severity: 'error',
    children: 'The order could not be sent. It stays on the tablet and is tried again in a minute.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The order could not be sent.');
  },
});

export const Gone = meta.story({
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const ClosesByItsCross = meta.story({
  parameters: notPictured('It looks like Gone.'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.closeLabel }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const GoesByItself = meta.story({
  parameters: notPictured('It looks like Info.'),
  args: { lasts: 50 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const StaysWhenTheVisitorClicksElsewhere = meta.story({
  parameters: notPictured('It looks like Info.'),
  play: async ({ args, userEvent }) => {
    await userEvent.click(document.body);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
