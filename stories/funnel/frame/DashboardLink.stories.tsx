import { DashboardLink } from '#funnel/frame/DashboardLink.tsx';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';

const meta = preview.meta({
  title: 'Funnel/Frame/DashboardLink',
  component: DashboardLink,
  decorators: [inColumn()],
});

export const AmongOthers = meta.story();
export const TheOneWayOn = meta.story({ tags: ['R-PATH-DASHBOARD'], args: { variant: 'contained' } });
