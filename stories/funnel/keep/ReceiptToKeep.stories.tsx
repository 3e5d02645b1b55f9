import type { StoryContext } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { Receipt } from '#components/Receipt.tsx';
import { funnel } from '#content/index.ts';
import { receiptRows } from '#funnel/final/receiptRows.ts';
import { ReceiptToKeep } from '#funnel/keep/ReceiptToKeep.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { notPictured } from '#storybook/pictured.ts';
import { shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';
import { sampleConfirmation, sampleOwner } from '../../support/samples.ts';

const { keep: words, receipt } = funnel.final;

const meta = preview.meta({
  title: 'Funnel/Keep/ReceiptToKeep',
  component: ReceiptToKeep,
  ...inPhoneColumn,
  args: {
    text: 'Plan: Monthly',
    children: <Receipt title={receipt.heading} rows={receiptRows(sampleConfirmation(), sampleOwner.email)} />,
  },
});

export const Ready = meta.story();

export const Copies = meta.story({
  args: { text: 'First charge: December\u00A06, 2026' },
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: words.copy }));
    await expect(await canvas.findByRole('button', { name: words.copied })).toHaveFocus();
    await expect(writeText).toHaveBeenCalledWith('First charge: December 6, 2026');
  },
});

/** Copies where the browser refuses the clipboard, and allows or refuses the older way. */
async function copyWithoutClipboard({ canvas, userEvent }: StoryContext, allowed: boolean) {
  spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  const execCommand = spyOn(document, 'execCommand').mockReturnValue(allowed);
  await userEvent.click(canvas.getByRole('button', { name: words.copy }));
  return execCommand;
}

/** Without clipboard permission the page copies from a selection. */
export const CopiesWhereTheClipboardIsRefused = meta.story({
  parameters: notPictured('It looks like Copies.'),
  play: async (context) => {
    const execCommand = await copyWithoutClipboard(context, true);
    await expect(await context.canvas.findByRole('button', { name: words.copied })).toHaveFocus();
    await expect(execCommand).toHaveBeenCalledWith('copy');
  },
});

export const Refused = meta.story({
  play: async (context) => {
    await copyWithoutClipboard(context, false);
    await shows(words.refused, ['button', { name: words.copy }])(context);
  },
});

export const Prints = meta.story({
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockReturnValue();
    await userEvent.click(canvas.getByRole('button', { name: words.print }));
    await expect(print).toHaveBeenCalledOnce();
  },
});
