import { ArrowLeft, ArrowRight } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { ActionButton } from '#components/ActionButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Components/Actions/ActionButton',
  component: ActionButton,
  decorators: [inColumn()],
  args: { variant: 'contained', children: 'Proceed to Checkout', onClick: fn() },
});

export const Main = meta.story();

export const Secondary = meta.story({ args: { color: 'secondary' } });

export const Outlined = meta.story({ args: { variant: 'outlined' } });

export const Quiet = meta.story({ args: { variant: 'text' } });

export const Small = meta.story({ args: { size: 'small', variant: 'outlined' } });

export const Large = meta.story({ args: { size: 'large', endIcon: <Icon of={ArrowRight} /> } });

export const IconBefore = meta.story({
  args: { variant: 'text', startIcon: <Icon of={ArrowLeft} />, children: 'Back to Plans' },
});

/** `sx` is only for layout, never for appearance. */
export const PlacedInItsColumn = meta.story({ args: { sx: { marginLeft: 'auto', display: 'flex' } } });

export const FullWidth = meta.story({ args: { fullWidth: true } });

export const Disabled = meta.story({ args: { disabled: true } });

export const Loading = meta.story({ args: { loading: true, loadingLabel: 'Updating...' } });

export const LoadingSecondary = meta.story({
  args: { loading: true, loadingLabel: 'Updating...', color: 'secondary' },
});

export const Unavailable = meta.story({
  parameters: notPictured('It looks like Disabled.'),
  args: { unavailable: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const AnswersNoClickWhileLoadingAndKeepsFocus = meta.story({
  parameters: notPictured('It looks like Loading.'),
  args: { loading: true, loadingLabel: 'Updating...' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Updating...' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});
