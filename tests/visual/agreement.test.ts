import { describe, expect, it } from 'vitest';
import { notPictured, onlyAt, picturedAt } from '#stories/support/pictured.ts';
import { disagreements } from './chromatic/agreement.ts';

const story = { id: 'a--b', name: 'A: B' };

describe('what a story tells both picture tests', () => {
  it('agrees when it comes from picturedAt, onlyAt or notPictured', () => {
    const everywhere = picturedAt('phone', 'tablet', 'desktop');
    const phone = onlyAt('phone').parameters;
    const nowhere = notPictured('It shows a live map.');
    const stories = [
      {
        ...story,
        viewports: ['phone' as const, 'tablet' as const, 'desktop' as const],
        chromatic: everywhere.chromatic,
      },
      { ...story, viewports: ['phone' as const], chromatic: phone.chromatic },
      { ...story, viewports: [], leftOut: 'It shows a live map.', chromatic: nowhere.chromatic },
    ];
    expect(disagreements(stories)).toEqual([]);
  });

  it('disagrees when one of them is told another width', () => {
    const { chromatic } = picturedAt('phone', 'desktop');
    expect(disagreements([{ ...story, viewports: ['phone'], chromatic }])).toEqual([
      'a--b is pictured at 375 here and at 375, 1280 there.',
    ]);
  });

  it('disagrees when only one of them is told to leave it out', () => {
    const { chromatic } = picturedAt('phone');
    expect(disagreements([{ ...story, viewports: [], leftOut: 'No reason.', chromatic }])).toHaveLength(1);
  });
});
