import { AwningEdge } from '#components/AwningEdge.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Brand/AwningEdge',
  component: AwningEdge,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const AcrossAPage = meta.story();
