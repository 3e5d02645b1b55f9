import { Sheet } from '#components/Sheet.tsx';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Sheet',
  component: Sheet,
  tags: ['autodocs'],
  parameters: {
    docs: {
      // Storybook does not read the doc comment of a component without JSX.
      description: {
        component: [
          'A white sheet that holds a form or a message, one task each.',
          'On a phone it reaches almost to the edges.',
          'Do not nest sheets, and do not put a TicketCard or a group of cards on one: those are paper already.',
          'Its props are those of a div element, and it adds nothing to the accessibility tree.',
        ].join(' '),
      },
    },
  },
  decorators: [inColumn()],
  args: { children: <p>A form or a message lies here.</p> },
});

export const WithText = meta.story();
