import { expect } from 'storybook/test';
import { FoldOnPhone } from '#components/FoldOnPhone.tsx';
import { notPictured } from '#storybook/pictured.ts';
import { shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const content = 'Early that day the trial ends and the first charge is made.';

const meta = preview.meta({
  title: 'Components/Layout/FoldOnPhone',
  component: FoldOnPhone,
  tags: ['autodocs'],
  decorators: [inColumn()],
  args: { label: 'All dates', children: <p>{content}</p> },
});

/** On a phone: a button shows the content and hides it again. */
export const OpensAndCloses = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: notPictured('The account and the payment step are pictured with it.'),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'All dates', expanded: false });
    await expect(canvas.getByText(content)).not.toBeVisible();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(content)).toBeVisible();
    await userEvent.click(button);
    await expect(canvas.getByText(content)).not.toBeVisible();
  },
});

/** On a laptop the content is visible and has no button. */
export const OnALaptop = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: notPictured('It is its content alone.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(content)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Initially open, for a visitor who follows a link to the folded content. */
export const StartsOpen = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: notPictured('It looks as after a press of its button.'),
  args: { startsOpen: true },
  play: shows(content, ['button', { expanded: true }]),
});
