import { keyframes, styled } from '@mui/material/styles';
import { expect, waitFor } from 'storybook/test';
import { PauseAnimations } from '#components/PauseAnimations.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { tokens } from '#theme/index.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Turning = styled('div')({
  width: 40,
  height: 40,
  margin: 16,
  borderRadius: 10,
  backgroundColor: tokens.color.orange,
  animation: `${turn} 4s linear infinite`,
});

/** Clears the choice and its effect on the page, before and after the story. */
function forget() {
  localStorage.removeItem('motion');
  delete document.documentElement.dataset['motion'];
}

const meta = preview.meta({
  title: 'Components/Actions/PauseAnimations',
  component: PauseAnimations,
  tags: ['autodocs'],
  beforeEach: () => {
    forget();
    return forget;
  },
  args: { label: 'Pause animations', pausedLabel: 'Animations paused' },
});

export const Moving = meta.story({
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('button', { name: args.label, pressed: false })).toBeVisible();
  },
});

export const Paused = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: args.label }));
    await expect(canvas.getByRole('button', { name: args.pausedLabel, pressed: true })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('data-motion', 'paused');
  },
});

export const RemembersTheChoice = meta.story({
  parameters: notPictured('It looks like Paused.'),
  tags: ['R-HERO-MOTION'],
  beforeEach: () => localStorage.setItem('motion', 'paused'),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('button', { name: args.pausedLabel, pressed: true })).toBeVisible();
  },
});

export const StopsWhatMoves = meta.story({
  parameters: notPictured('It looks like Paused.'),
  tags: ['R-HERO-MOTION'],
  render: (args) => (
    <>
      <Turning data-testid="turning" />
      <PauseAnimations {...args} />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const turning = canvas.getByTestId('turning');
    await userEvent.click(await canvas.findByRole('button', { name: args.label }));
    await waitFor(() => expect(getComputedStyle(turning).animationIterationCount).toBe('1'));
    await userEvent.click(canvas.getByRole('button', { name: args.pausedLabel }));
    await expect(canvas.getByRole('button', { name: args.label, pressed: false })).toBeVisible();
    await expect(localStorage.getItem('motion')).toBe('on');
  },
});
