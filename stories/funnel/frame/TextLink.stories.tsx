import type { Meta, StoryObj } from '@storybook/react-vite';

import { funnel } from '#content/index.ts';
import { TextLink } from '#funnel/frame/TextLink.tsx';
import { inColumn } from '../../support/frames.tsx';

const meta = {
  title: 'Funnel/Frame/TextLink',
  component: TextLink,
  decorators: [inColumn()],
  args: { ...funnel.links.terms },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToTheTerms: Story = {};
export const ToSupport: Story = { args: { ...funnel.links.support } };
