import { useState } from 'react';
import { expect } from 'storybook/test';
import { ActionButton } from '#components/ActionButton.tsx';
import { Notice } from '#components/Notice.tsx';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';
import { inCurrency } from '#storybook/inCurrency.ts';
import { sampleBill } from '../support/sampleBill.ts';

const soon = 'Tuesday on Mission Street';
const later = 'Friday at the harbour';

function Place({ price }: { price: string }) {
  const [place, setPlace] = useState(soon);
  return (
    <Notice
      tone="info"
      action={
        <ActionButton variant="outlined" onClick={() => setPlace(later)}>
          Move on
        </ActionButton>
      }
    >
      <span data-testid="place">{place}</span>, <span data-testid="price">{price}</span>
    </Notice>
  );
}

const meta = preview.meta({
  title: 'Docs/Toolbar',
  component: Place,
  decorators: [inColumn()],
  args: { price: sampleBill('USD').total },
  parameters: inCurrency((currency) => ({ price: sampleBill(currency).total })),
});

export const AsItIsWritten = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('place')).toHaveTextContent(soon);
    await expect(canvas.getByTestId('price')).toHaveTextContent(sampleBill('USD').total);
  },
});

export const InYen = meta.story({
  globals: { currency: 'JPY' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('price')).toHaveTextContent(sampleBill('JPY').total);
  },
});

export const WithLongText = meta.story({
  globals: { text: 'long' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByTestId('place')).toHaveTextContent(
      'Tuuueeesdaaay ooon Miiissiiiooon Streeeeeet',
    );
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByTestId('place')).toHaveTextContent('Friiidaaay aaat theee haaarbooouuur');
    await expect(canvas.getByTestId('price')).toHaveTextContent(sampleBill('USD').total);
  },
});
