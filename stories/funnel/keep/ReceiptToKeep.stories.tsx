import { expect, fn } from 'storybook/test';
import { Receipt } from '#components/Receipt.tsx';
import { funnel } from '#content/index.ts';
import { receiptRows } from '#funnel/final/receiptRows.ts';
import { ReceiptToKeep } from '#funnel/keep/ReceiptToKeep.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { notPictured } from '#storybook/pictured.ts';
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

/** Replaces a method of the browser and returns a function that restores it. */
function replace(owner: object, replacement: Record<string, unknown>): () => void {
  const before = new Map(
    Object.keys(replacement).map((name) => [name, Object.getOwnPropertyDescriptor(owner, name)]),
  );
  for (const [name, value] of Object.entries(replacement)) {
    Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  }
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(owner, name, descriptor);
      else Reflect.deleteProperty(owner, name);
    }
  };
}

const refusedClipboard = { writeText: () => Promise.reject(new Error('refused')) };
const writeText = fn<(text: string) => Promise<void>>();
const execCommand = fn<(command: string) => boolean>();
const print = fn<() => void>();

export const Ready = meta.story();

export const Copies = meta.story({
  args: { text: 'First charge: December\u00A06, 2026' },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    return replace(navigator, { clipboard: { writeText } });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.copy }));
    await expect(await canvas.findByRole('button', { name: words.copied })).toHaveFocus();
    await expect(writeText).toHaveBeenCalledWith('First charge: December 6, 2026');
  },
});

/** Without clipboard permission the page copies from a selection. */
export const CopiesWhereTheClipboardIsRefused = meta.story({
  parameters: notPictured('It looks like Copies.'),
  beforeEach: () => {
    execCommand.mockReset().mockReturnValue(true);
    const restore = [replace(navigator, { clipboard: refusedClipboard }), replace(document, { execCommand })];
    return () => restore.forEach((put) => put());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.copy }));
    await expect(await canvas.findByRole('button', { name: words.copied })).toHaveFocus();
    await expect(execCommand).toHaveBeenCalledWith('copy');
  },
});

export const Refused = meta.story({
  beforeEach: () => {
    execCommand.mockReset().mockReturnValue(false);
    const restore = [replace(navigator, { clipboard: refusedClipboard }), replace(document, { execCommand })];
    return () => restore.forEach((put) => put());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.copy }));
    await expect(await canvas.findByText(words.refused)).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.copy })).toBeVisible();
  },
});

export const Prints = meta.story({
  beforeEach: () => {
    print.mockReset();
    return replace(window, { print });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.print }));
    await expect(print).toHaveBeenCalledOnce();
  },
});
