import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ActionLink } from '#components/ActionLink.tsx';
import { BrandLink } from '#components/BrandLink.tsx';
import { NavigationBar } from '#components/NavigationBar.tsx';
import { brand } from '#content/index.ts';
import { header } from '#content/landing/header.ts';
import { tokens } from '#theme/index.ts';

const { color } = tokens;

const meta = {
  title: 'Components/NavigationBar',
  component: NavigationBar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '160px' } } },
  decorators: [
    (Story, { args }) => (
      <div style={{ height: 160, backgroundColor: args.over === 'orange' ? color.orange : color.paper }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: header.label,
    brand: <BrandLink name={brand.name} href="/" />,
    items: header.items,
    actions: (
      <ActionLink href="/sign-up/signin" variant="contained" color="secondary" size="small">
        {header.signUp}
      </ActionLink>
    ),
  },
} satisfies Meta<typeof NavigationBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Words a long page is made of, so that there is something to scroll and to see through the bar. */
function LongPage({ children }: { children: ReactNode }) {
  return (
    <div style={{ height: '300vh', padding: '140px 20px', background: color.orange }}>
      {children}
      {Array.from({ length: 12 }, (_, at) => (
        <p key={at}>Tuesday on Mission Street made $412 after costs.</p>
      ))}
    </div>
  );
}

export const AtTheTop: Story = {};

export const AtTheTopOfAnOrangeWall: Story = { args: { over: 'orange' } };

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
  args: { over: 'orange' },
  decorators: [(Story) => <LongPage>{Story()}</LongPage>],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    window.scrollTo({ top: 80, behavior: 'instant' });
    await waitFor(() => expect(window.scrollY).toBe(80));
    await expect(bar).not.toHaveAttribute('data-scrolled');
    window.scrollTo({ top: 81, behavior: 'instant' });
    await waitFor(() => expect(bar).toHaveStyle({ backgroundColor: 'rgba(255, 255, 255, 0.98)' }));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(bar).not.toHaveStyle({ backgroundColor: 'rgba(255, 255, 255, 0.98)' }));
  },
};

export const Scrolled: Story = {
  ...TurnsWhitePastEightyPixels,
  play: async ({ canvas }) => {
    window.scrollTo({ top: 120, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute('data-scrolled'));
  },
};
