import { expect, waitFor, within } from 'storybook/test';
import { LegalFrame } from '#sections/Legal/LegalFrame.tsx';
import preview from '#storybook/preview.tsx';
import { notPictured, onlyAt, screenPictures } from '#storybook/pictured.ts';

const parts = [
  { id: 'trial', heading: 'Free trial and payment' },
  { id: 'cancelling', heading: 'Cancelling' },
  { id: 'contact', heading: 'Contact' },
];

const meta = preview.meta({
  title: 'Sections/LegalFrame',
  component: LegalFrame,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', ...screenPictures },
  args: {
    title: 'Terms of Use',
    lastUpdated: 'Last updated 09.09.2024',
    summary: {
      title: 'In plain words',
      sentences: ['A free trial comes first.', 'You can cancel anytime.', 'What you upload stays yours.'],
    },
    contentsLabel: 'On this page',
    parts,
    children: parts.map(({ id, heading }) => (
      <section key={id} id={id} style={{ marginTop: 40 }}>
        <h2>{heading}</h2>
        <p style={{ marginTop: 12 }}>
          Your first subscription starts with a free trial: one for each owner and for each PayPal account.
          Its length is shown with the plan before you subscribe.
        </p>
      </section>
    )),
  },
});

export const Usual = meta.story();

export const ContentsBesideTheText = meta.story({
  ...onlyAt('desktop'),
  parameters: notPictured('It looks like the usual one on a laptop.'),
  play: async ({ args, canvas }) => {
    const contents = canvas.getByRole('navigation', { name: args.contentsLabel });
    const links = within(contents).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(parts.map(({ id }) => `#${id}`));
    await expect(contents).toHaveStyle({ position: 'sticky' });
  },
});

export const UnfoldsItsContents = meta.story({
  ...onlyAt('phone'),
  play: async ({ args, canvas, userEvent }) => {
    const contents = canvas.getByRole('navigation', { name: args.contentsLabel });
    const link = within(contents).getByRole('link', { name: 'Contact' });
    await expect(link).not.toBeVisible();
    await userEvent.click(within(contents).getByText(args.contentsLabel, { selector: 'summary' }));
    await waitFor(() => expect(link).toBeVisible());
  },
});
