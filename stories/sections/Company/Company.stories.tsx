import { expect, waitFor } from 'storybook/test';
import { company } from '#content/landing/company.ts';
import { Company } from '#sections/Company/Company.tsx';
import { notPictured, screenPictures } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/Company/Company',
  component: Company,
  parameters: { layout: 'fullscreen', ...screenPictures },
  args: company,
});

export const Ready = meta.story({
  play: async ({ canvas, canvasElement }) => {
    for (const { id, title } of company.blocks) {
      await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
      await expect(canvasElement.querySelector(`details#${id}:not([open])`)).not.toBeNull();
    }
  },
});

export const AnOpenAnswer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first] = company.blocks;
    const columns = () =>
      canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.getBoundingClientRect().left);
    const before = columns();
    await userEvent.click(canvas.getByRole('heading', { name: first.title }));
    await waitFor(() => expect(canvas.getByText(first.body)).toBeVisible());
    await expect(columns()).toEqual(before);
  },
});

export const WithoutLinks = meta.story({
  parameters: notPictured('It looks like Ready.'),
  args: { blocks: company.blocks.map(({ id, title, body }) => ({ id, title, body })) },
});

/** Longer words than any language needs. */
export const LongWords = meta.story({ globals: { text: 'long' } });
