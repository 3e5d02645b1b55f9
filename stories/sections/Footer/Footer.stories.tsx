import type { Meta, StoryObj } from '@storybook/react-vite';
import { landing } from '#content/landing.ts';
import { Footer } from '#sections/Footer/Footer.tsx';

const { footer } = landing;

const meta = {
  title: 'Sections/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { label: footer.label, links: footer.links, copyright: footer.copyright(2026) },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
