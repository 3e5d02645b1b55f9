import { notPictured } from '#storybook/pictured.ts';

/** Spread into a story that is shown with text at 200 %; its play measures the layout, so it needs no picture. */
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
