import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PercentOf } from '#components/PercentOf.tsx';
import { features } from '#content/landing/features.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';
import { notPictured } from '#storybook/pictured.ts';

const meta = preview.meta({
  title: 'Components/PercentOf',
  component: PercentOf,
  tags: ['autodocs'],
  decorators: [inColumn()],
  args: features.claim.sum,
});

/** Types a number over the one in the field. */
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

/** The example, which is all there is without a script. */
export const Example = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('30% of $2,300 would be $690 more a week.');
  },
});

export const PutsInANumber = meta.story({
  parameters: sameLook,
  play: async (context) => {
    await putIn(context, '1500.50');
    await waitFor(() =>
      expect(context.canvas.getByRole('status')).toHaveTextContent(
        '30% of $1,500 would be $450 more a week.',
      ),
    );
  },
});

export const CalculatesWithNothing = meta.story({
  parameters: sameLook,
  play: async (context) => {
    await putIn(context, '');
    await waitFor(() =>
      expect(context.canvas.getByRole('status')).toHaveTextContent('30% of $0 would be $0'),
    );
  },
});

export const StopsAtTheLargestNumber = meta.story({
  parameters: sameLook,
  play: async (context) => {
    await putIn(context, '99999999999');
    await waitFor(() =>
      expect(context.canvas.getByRole('status')).toHaveTextContent('30% of $1,000,000 would be $300,000'),
    );
  },
});
