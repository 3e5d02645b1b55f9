import { expect } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { TextLink } from '#funnel/frame/TextLink.tsx';
import { notPictured } from '#storybook/pictured.ts';
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

/** An address wraps after an @ or a dot, never inside a word. */
export const InANarrowColumn = meta.story({
  parameters: notPictured('Its play measures the lines.'),
  decorators: [inColumn(200)],
  args: { ...funnel.links.support },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const parts = document.createNodeIterator(link, NodeFilter.SHOW_TEXT);
    const lines: number[] = [];
    while (parts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(parts.referenceNode);
      lines.push(range.getClientRects().length);
    }
    await expect(lines.length).toBeGreaterThan(1);
    await expect(new Set(lines)).toEqual(new Set([1]));
  },
});
