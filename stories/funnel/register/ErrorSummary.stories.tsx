import { expect, fn, waitFor } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { ErrorSummary, type WrongField } from '#funnel/register/ErrorSummary.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import preview from '#storybook/preview.tsx';

const { register: words } = funnel;

const meta = preview.meta({
  title: 'Funnel/Register/ErrorSummary',
  component: ErrorSummary,
  ...inPhoneColumn,
  args: { fields: ['fullName', 'posDevices'] satisfies WrongField[], onGo: fn() },
});

export const TwoFields = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { name: words.errorSummary(2) });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: words.posDevices.numberLabel }));
    await expect(args.onGo).toHaveBeenCalledWith('posDevices');
  },
});
