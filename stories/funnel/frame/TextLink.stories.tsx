import { funnel } from '#content/index.ts';
import { TextLink } from '#funnel/frame/TextLink.tsx';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';

const meta = preview.meta({
  title: 'Funnel/Frame/TextLink',
  component: TextLink,
  decorators: [inColumn()],
  args: { ...funnel.links.terms },
});

export const ToTheTerms = meta.story();
export const ToSupport = meta.story({ args: { ...funnel.links.support } });
