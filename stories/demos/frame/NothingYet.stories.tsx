import { ClipboardList } from 'lucide-react';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { NothingYet } from '#demos/frame/NothingYet.tsx';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';

const meta = preview.meta({
  title: 'Demos/Frame/NothingYet',
  component: NothingYet,
  decorators: [inColumn()],
  args: { icon: ClipboardList, title: menuBuilder.emptyMenu, children: menuBuilder.emptyMenuText },
});

export const EmptyMenu = meta.story();
