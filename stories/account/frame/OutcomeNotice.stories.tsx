import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { notPictured } from '#storybook/pictured.ts';
import { OutcomeNotice } from '#account/frame/OutcomeNotice.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Frame/OutcomeNotice',
  component: OutcomeNotice,
  ...inPhoneColumn,
  args: {
    tone: 'success' as const,
    title: 'We discarded the change',
    children: 'Nothing has changed.',
  },
});

export const Shown = meta.story();

export const TakesTheFocus = meta.story({
  tags: ['R-ACCOUNT-FOCUS-DONE'],
  parameters: notPictured('The catalogue mounts a story hidden, where nothing takes the focus.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /We discarded the change/u })).toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** It appears while the owner types: focus stays, and a live region announces it. */
export const WhileAFieldIsUsed = meta.story({
  tags: ['R-ACCOUNT-FOCUS-DONE'],
  parameters: notPictured('It looks like Shown, below a field.'),
  render: function Typing(args) {
    const [shown, setShown] = useState(false);
    return (
      <>
        <input aria-label="Field" onChange={() => setShown(true)} />
        {shown ? <OutcomeNotice {...args} /> : null}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Field'), 'a');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('We discarded the change'));
    await expect(canvas.getByLabelText('Field')).toHaveFocus();
  },
});
