import { CircleAlert, CircleCheck, MailCheck, UserCheck } from 'lucide-react';
import { expect } from 'storybook/test';
import { ActionButton } from '#components/ActionButton.tsx';
import { GateMessage } from '#components/GateMessage.tsx';
import { funnel, errorMessage } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { arrive, Arriving } from '../support/Arriving.tsx';
import { inColumn } from '../support/frames.tsx';

const { alreadySubscribed, checkEmail, verify, final } = funnel;

const meta = preview.meta({
  title: 'Components/Feedback/GateMessage',
  component: GateMessage,
  tags: ['autodocs'],
  decorators: [inColumn()],
  args: {
    icon: UserCheck,
    heading: alreadySubscribed.heading,
    children: alreadySubscribed.body,
    action: <ActionButton variant="contained">{alreadySubscribed.signIn}</ActionButton>,
  },
});

export const Closed = meta.story();

export const UnderATruck = meta.story({
  name: 'Without an icon, under a truck',
  parameters: notPictured('It is Closed without its icon.'),
  args: { icon: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: alreadySubscribed.heading })).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});

export const Waiting = meta.story({
  args: {
    icon: MailCheck,
    heading: checkEmail.heading,
    children: checkEmail.sentToUnknown,
    live: 'polite',
    action: undefined,
  },
});

export const Succeeded = meta.story({
  args: {
    icon: CircleCheck,
    tone: 'success',
    heading: final.heading,
    children: final.thanks,
    action: undefined,
  },
});

export const Failed = meta.story({
  args: {
    icon: CircleAlert,
    tone: 'error',
    live: 'assertive',
    heading: verify.failedHeading,
    children: errorMessage(new AppError('verify/code-used')),
    action: <ActionButton variant="outlined">{verify.back}</ActionButton>,
  },
});

export const TakesFocusOnItsHeadingWhenItArrives = meta.story({
  parameters: notPictured('It looks like Closed.'),
  render: (args) => (
    <Arriving>
      <GateMessage {...args} />
    </Arriving>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: arrive }));
    await expect(canvas.getByRole('heading', { level: 1, name: args.heading })).toHaveFocus();
  },
});
