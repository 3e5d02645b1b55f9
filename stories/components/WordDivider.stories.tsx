import { WordDivider } from '#components/WordDivider.tsx';
import { funnel } from '#content/index.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Components/WordDivider',
  component: WordDivider,
  tags: ['autodocs'],
  parameters: {
    docs: {
      // Storybook does not read the doc comment of a component without JSX.
      description: {
        component: [
          'A divider with one short word between two lines, such as OR between Google and e-mail.',
          'The word is read as text, the lines are not.',
          'Use air and headings between paragraphs or sections.',
          'Its props are those of a p element, and the word is its children.',
        ].join(' '),
      },
    },
  },
  decorators: [inColumn(440)],
  args: { children: funnel.signIn.divider },
});

export const BetweenTwoWays = meta.story();
