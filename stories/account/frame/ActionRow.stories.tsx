import { Download } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ActionRow, DisclosedRow } from '#account/frame/ActionRow.tsx';
import { PanelForm } from '#account/frame/PanelForm.tsx';
import { yourData } from '#content/account/yourData.ts';
import { notPictured } from '#storybook/pictured.ts';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Frame/ActionRow',
  component: ActionRow,
  ...inPhoneColumn,
  parameters: notPictured('The cards of the account are pictured with it.'),
  args: { note: 'Monthly plan for 3 tablets.', label: 'Change plan or tablets', onClick: fn() },
});

/** The whole row is clickable, not only its text. */
export const Plain = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Change plan or tablets' });
    const { right, top, bottom } = canvas.getByText('Monthly plan for 3 tablets.').getBoundingClientRect();
    await expect(document.elementFromPoint(right - 4, (top + bottom) / 2)).toBe(button);
  },
});

export const WithAnIcon = meta.story({ args: { icon: Download } });

export const Danger = meta.story({ args: { tone: 'danger' } });

const { password: words } = yourData;

function Disclosed({ label = '', outcome }: { label: string | undefined; outcome: string | null }) {
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new');
  return (
    <DisclosedRow
      label={label}
      open={state === 'open'}
      onOpen={() => setState('open')}
      form={
        <PanelForm
          heading={words.open}
          words={words}
          busy={false}
          failure={null}
          onSubmit={(event) => event.preventDefault()}
          onClose={() => setState('closed')}
        >
          {words.about}
        </PanelForm>
      }
      outcome={state === 'closed' ? outcome : null}
    />
  );
}

export const ReturnsTheFocusFromItsForm = meta.story({
  tags: ['R-ACCOUNT-FOCUS-BACK'],
  render: ({ label }) => <Disclosed label={label} outcome={null} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change plan or tablets' }));
    await userEvent.click(canvas.getByRole('button', { name: words.keep }));
    await expect(canvas.getByRole('button', { name: 'Change plan or tablets' })).toHaveFocus();
  },
});

export const LeavesTheFocusToTheOutcome = meta.story({
  render: ({ label }) => <Disclosed label={label} outcome="The plan is changed." />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change plan or tablets' }));
    await userEvent.click(canvas.getByRole('button', { name: words.keep }));
    await expect(canvas.getByRole('group', { name: 'The plan is changed.' })).toHaveFocus();
  },
});
