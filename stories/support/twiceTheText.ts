import { notPictured } from '#storybook/pictured.ts';

/** Spread into a story that is shown with twice the text, as browsers offer; its play measures what no picture need show. */
export const twiceTheText = {
  parameters: notPictured('Its play measures that nothing leaves its place.'),
  beforeEach: () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => {
      style.fontSize = '';
    };
  },
};
