import { expect } from 'storybook/test';
import { company } from '#content/landing/company.ts';
import { Company } from '#sections/Company/Company.tsx';
import { alsoInSpanish, picturedAt, screenPictures } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/Company/Company',
  component: Company,
  parameters: { layout: 'fullscreen', ...screenPictures },
  args: company,
});

/** All content is visible without a click. */
export const Ready = meta.story({
  parameters: alsoInSpanish,
  play: async ({ canvas, canvasElement }) => {
    for (const { title, blocks } of company.groups) {
      await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
      for (const { id, body } of blocks) {
        const answer = canvasElement.querySelector(`#${id}`);
        await expect(answer).toBeVisible();
        await expect(answer).toHaveTextContent(body);
      }
    }
  },
});

/** Words longer than in any language. */
export const LongWords = meta.story({ parameters: picturedAt('phone'), globals: { text: 'long' } });
