import { Sheet } from '#components/Sheet.tsx';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Components/Sheet',
  component: Sheet,
  decorators: [inColumn()],
  args: { children: <p>A form or a message lies here.</p> },
});

export const WithText = meta.story();
