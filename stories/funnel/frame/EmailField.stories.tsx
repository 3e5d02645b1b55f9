import { expect, fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { EmailField } from '#funnel/frame/EmailField.tsx';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';

const meta = preview.meta({
  title: 'Funnel/Frame/EmailField',
  component: EmailField,
  decorators: [inColumn()],
  args: { email: '', onEmailChange: fn() },
});

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: funnel.email });
    await expect(field).toHaveAttribute('autocomplete', 'email');
    await userEvent.type(field, 'r');
    await expect(args.onEmailChange).toHaveBeenCalledWith({ email: 'r' });
    await userEvent.tab();
  },
});

export const Filled = meta.story({ args: { email: 'rosa@example.com' } });
