import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ActionLink } from '#components/ActionLink.tsx';
import { BrandLink } from '#components/BrandLink.tsx';
import { NavigationBar } from '#components/NavigationBar.tsx';
import { brand } from '#content/index.ts';
import { landing } from '#content/landing.ts';
import { useScrolledPast } from '#hooks/useScrolledPast.ts';
import { tokens } from '#theme/index.ts';

const items = [
  { label: 'Home', href: '#home' },
  { label: 'Features', href: '#features' },
  { label: 'How It Works', href: '#how-it-works' },
  { label: 'Pricing', href: '#pricing' },
  { label: 'Contact', href: '#contact' },
];

const meta = {
  title: 'Components/NavigationBar',
  component: NavigationBar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '160px' } } },
  decorators: [
    (Story, { args }) => (
      <div style={{ height: 160, backgroundColor: tokens.color[args.over === 'dark' ? 'green' : 'paper'] }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'On this page',
    brand: <BrandLink name={brand.name} href="/" />,
    items,
    scrolled: false,
    actions: (
      <ActionLink href="/sign-up/signin" variant="contained" size="small">
        {landing.header.signUp}
      </ActionLink>
    ),
  },
} satisfies Meta<typeof NavigationBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheTop: Story = {};

export const AtTheTopOfADarkPage: Story = {
  args: { over: 'dark', brand: <BrandLink name={brand.name} href="/" ground="dark" /> },
};

export const Scrolled: Story = { args: { scrolled: true } };

export const WithAMenuForSmallWindows: Story = {
  args: {
    menu: (
      <ActionLink href="#menu" size="small">
        Menu
      </ActionLink>
    ),
  },
};

export const TurnsWhitePastEightyPixels: Story = {
  decorators: [
    (Story) => (
      <div style={{ height: '300vh' }}>
        <Story />
      </div>
    ),
  ],
  render: function Live(args) {
    return <NavigationBar {...args} scrolled={useScrolledPast(80)} />;
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    window.scrollTo({ top: 80, behavior: 'instant' });
    await expect(bar).toHaveAttribute('data-scrolled', 'false');
    window.scrollTo({ top: 81, behavior: 'instant' });
    await waitFor(() => expect(bar).toHaveAttribute('data-scrolled', 'true'));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(bar).toHaveAttribute('data-scrolled', 'false'));
  },
};
