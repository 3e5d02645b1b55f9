import { fn } from 'storybook/test';
import { ConsentBox } from '#components/ConsentBox.tsx';
import { funnel } from '#content/index.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const { terms, marketing } = funnel.register;

const meta = preview.meta({
  title: 'Components/Fields/ConsentBox',
  component: ConsentBox,
  tags: ['autodocs'],
  decorators: [inColumn()],
  args: {
    label: (
      <>
        {terms.before}
        <a href={funnel.links.terms.href}>{funnel.links.terms.label}</a>
        {terms.after}
      </>
    ),
    onChange: fn(),
  },
});

export const Unticked = meta.story();

export const Ticked = meta.story({ args: { defaultChecked: true } });

export const WithHint = meta.story({ args: { label: 'News and tips', hint: marketing } });

export const Rejected = meta.story({ args: { error: 'You need to accept the terms of use to continue.' } });
