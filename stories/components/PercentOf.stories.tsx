import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PercentOf } from '#components/PercentOf.tsx';
import { features } from '#content/landing/features.ts';
import { says } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';
import { notPictured } from '#storybook/pictured.ts';

const meta = preview.meta({
  title: 'Components/Content/PercentOf',
  component: PercentOf,
  tags: ['autodocs'],
  decorators: [inColumn()],
  args: features.claim.sum,
});

/** Replaces the number in the field by typing. */
async function putIn(
  {
    canvas,
    userEvent,
    args,
  }: Pick<StoryContext, 'canvas' | 'userEvent'> & { args: { field: { label: string } } },
  typed: string,
): Promise<void> {
  const field = canvas.getByLabelText(args.field.label);
  await userEvent.clear(field);
  if (typed) await userEvent.type(field, typed);
}

const sameLook = notPictured('It looks like the example, with another number.');

/** Without a script only the example is shown. */
export const Example = meta.story({
  play: says('status', '30% of $2,300 would be $690 more per week.'),
});

export const PutsInANumber = meta.story({
  tags: ['R-FEATURES-CLAIM'],
  parameters: sameLook,
  play: async (context) => {
    for (const [typed, sentence] of [
      ['1500.50', '30% of $1,500 would be $450 more per week.'],
      ['1.250', '30% of $1,250 would be $375 more per week.'],
      ['12,5', '30% of $12 would be $3 more per week.'],
      ['', '30% of $0 would be $0'],
    ] as const) {
      await putIn(context, typed);
      await waitFor(() => expect(context.canvas.getByRole('status')).toHaveTextContent(sentence));
    }
  },
});

/** A loss, more than a truck can make, or no amount at all stays in the field with the reason, beside the last valid result. */
export const KeepsANumberItCannotUse = meta.story({
  parameters: notPictured('It looks like the example, with the reason in red in place of the hint.'),
  play: async (context) => {
    const { canvas, args } = context;
    const field = canvas.getByLabelText(args.field.label);
    for (const [typed, reason] of [
      ['-50', 'Must be at least 0'],
      ['0.125', 'Enter an amount such as 2,300.'],
      ['99999999999', 'Must be 1,000,000 or less'],
    ] as const) {
      await putIn(context, '1500');
      await putIn(context, typed);
      await expect(field).toHaveValue(typed);
      await waitFor(() => expect(field).toHaveAccessibleDescription(reason));
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(canvas.getByText(reason)).toHaveAttribute('aria-live', 'polite');
      await expect(canvas.getByRole('status')).not.toHaveTextContent(typed.slice(1));
    }
    await putIn(context, '10');
    await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
    await expect(field).toHaveAccessibleDescription(args.field.hint);
  },
});
