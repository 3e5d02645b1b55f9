import { expect } from 'storybook/test';
import { BreakableText, KeptWords, WithAddresses } from '#components/BreakableText.tsx';
import { ActionButton } from '#components/ActionButton.tsx';
import { funnel } from '#content/index.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { longAddress } from '../support/samples.ts';
import { inColumn } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Components/Content/BreakableText',
  component: BreakableText,
  tags: ['autodocs'],
  decorators: [inColumn(220)],
  args: { children: longAddress },
});

export const Address = meta.story({
  play: async ({ args, canvas }) => {
    const text = canvas.getByText(args.children);
    const parts = [...text.childNodes].filter((node) => node instanceof Text);
    for (const part of parts) {
      const range = document.createRange();
      range.selectNodeContents(part);
      // One rectangle per line: a part between an @ and a dot stays on one line.
      await expect(range.getClientRects()).toHaveLength(1);
    }
  },
});

/** With the other marks that separate the words of an address. */
export const AddressWithMarks = meta.story({
  parameters: notPictured('It looks like Address, with other marks.'),
  args: { children: 'orders_and_invoices+of_trucks@kitchen.foodtrucks.sample.example' },
  play: Address.input.play,
});

export const InASentence = meta.story({ args: { children: funnel.final.emailSent(longAddress) } });

/** The word has no break opportunity but still stays inside its box. */
export const OneLongWord = meta.story({ args: { children: 'm'.repeat(64) } });

/** An owner's words in a sentence: a browser's translation leaves them as they are. */
export const WithWordsToKeep = meta.story({
  parameters: notPictured('It looks like InASentence.'),
  args: { children: 'Rosa, Rosa’s Tacos. News and tips by email: no.', kept: ['Rosa', '', 'Rosa’s Tacos'] },
  play: async ({ canvasElement }) => {
    const kept = [...canvasElement.querySelectorAll('[translate="no"]')].map(
      ({ textContent }) => textContent,
    );
    await expect(kept).toEqual(['Rosa', 'Rosa’s Tacos']);
  },
});

/** The same where a line is too short to break anywhere: no box is drawn around the text. */
export const WordsToKeepAlone = meta.story({
  parameters: notPictured('It looks like InASentence.'),
  render: () => <KeptWords kept={['INV-SAMPLE8401CH']}>Refund of INV-SAMPLE8401CH</KeptWords>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('INV-SAMPLE8401CH')).toHaveAttribute('translate', 'no');
  },
});

/** A text without an address stays as it is. */
export const InAnyText = meta.story({
  parameters: notPictured('It looks like InASentence.'),
  render: () => (
    <>
      <p>
        <WithAddresses>{funnel.final.emailSent(longAddress)}</WithAddresses>
      </p>
      <p>
        <WithAddresses>{funnel.final.thanks}</WithAddresses>
      </p>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(funnel.final.thanks).children).toHaveLength(0);
    await expect(canvasElement.querySelector('wbr')).not.toBeNull();
  },
});

export const InAButton = meta.story({
  render: (args) => (
    <ActionButton variant="contained">
      <BreakableText {...args} />
    </ActionButton>
  ),
  args: { children: funnel.verify.choice.link(longAddress) },
});
