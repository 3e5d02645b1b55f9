import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DisclosedRow, type DisclosedRowProps } from '#account/frame/DisclosedRow.tsx';
import { PanelForm } from '#account/frame/PanelForm.tsx';
import { yourData } from '#content/account/yourData.ts';
import { notPictured } from '#storybook/pictured.ts';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import preview from '#storybook/preview.tsx';

const { password: words } = yourData;

const meta = preview.meta({
  title: 'Account/Frame/DisclosedRow',
  component: DisclosedRow,
  ...inPhoneColumn,
  parameters: notPictured('The cards of the account are pictured with it.'),
  args: { label: words.open, note: words.about, open: false, onOpen: fn(), form: null },
});

export const Closed = meta.story({});

/** The row after its form was sent. */
export const WithAnOutcome = meta.story({ args: { outcome: words.done } });

/** A row with its form, which is closed without a change or sent at once. */
function UsedRow(row: DisclosedRowProps) {
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  return (
    <DisclosedRow
      {...row}
      open={state === 'open'}
      onOpen={() => setState('open')}
      form={
        <PanelForm
          heading={words.open}
          words={words}
          busy={false}
          failure={null}
          onSubmit={(event) => {
            event.preventDefault();
            setState('sent');
          }}
          onClose={() => setState('closed')}
        >
          {words.about}
        </PanelForm>
      }
      outcome={state === 'sent' ? words.done : null}
    />
  );
}

export const ReturnsTheFocusFromItsForm = meta.story({
  tags: ['R-ACCOUNT-FOCUS-BACK'],
  render: (row) => <UsedRow {...row} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.open }));
    await userEvent.click(canvas.getByRole('button', { name: words.keep }));
    await expect(canvas.getByRole('button', { name: words.open })).toHaveFocus();
  },
});

export const LeavesTheFocusToTheOutcome = meta.story({
  render: (row) => <UsedRow {...row} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.open }));
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await expect(canvas.getByRole('group', { name: words.done })).toHaveFocus();
  },
});
