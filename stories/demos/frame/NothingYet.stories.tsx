import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardList } from 'lucide-react';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { NothingYet } from '#demos/frame/NothingYet.tsx';
import { inColumn } from '../../support/frames.tsx';

const meta = {
  title: 'Demos/Frame/NothingYet',
  component: NothingYet,
  decorators: [inColumn()],
  args: { icon: ClipboardList, title: menuBuilder.emptyMenu, children: menuBuilder.emptyMenuText },
} satisfies Meta<typeof NothingYet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyMenu: Story = {};
