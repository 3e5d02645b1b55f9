import type { StoryContext } from '@storybook/react-vite';

/** Opens the content that a narrow screen folds behind the button of this name; a wide screen has no such button. */
export async function unfold(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  name: string,
): Promise<void> {
  const button = canvas.queryByRole('button', { name, expanded: false });
  if (button) await userEvent.click(button);
}
