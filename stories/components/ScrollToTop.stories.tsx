import { expect, waitFor } from 'storybook/test';
import { ScrollToTop } from '#components/ScrollToTop.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Actions/ScrollToTop',
  component: ScrollToTop,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  decorators: [
    (Story) => (
      <div id="home" style={{ height: '300vh', padding: 20 }}>
        <p>Everything there is to read.</p>
        <Story />
      </div>
    ),
  ],
  args: { label: 'Back to the top', href: '#home' },
});

export const Hidden = meta.story({
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('link', { name: args.label })).not.toBeInTheDocument());
  },
});

export const ComesAfterThreeHundredPixels = meta.story({
  tags: ['R-NAV-TOP'],
  play: async ({ args, canvas }) => {
    const link = canvas.getByLabelText(args.label);
    window.scrollTo({ top: 300, behavior: 'instant' });
    await waitFor(() => expect(link).not.toBeVisible());
    window.scrollTo({ top: 301, behavior: 'instant' });
    await waitFor(() => expect(link).toBeVisible());
  },
});

export const LeadsToTheTop = meta.story({
  tags: ['R-NAV-TOP'],
  parameters: notPictured('It looks like Hidden.'),
  play: async ({ args, canvas }) => {
    // Following the link inside a test's frame would end the test.
    await expect(canvas.getByLabelText(args.label)).toHaveAttribute('href', args.href);
    await expect(document.querySelector(args.href)).toBeInTheDocument();
  },
});
