import { expect } from 'storybook/test';
import { RegisterPage } from '#app/pages/RegisterPage.tsx';
import { funnel } from '#content/index.ts';
import { gates, readyFor } from '#stories/support/gates.ts';
import { pageAt } from '#stories/support/pageAt.ts';
import { unregistered } from '#stories/support/samples.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/RegisterPage',
  component: RegisterPage,
  parameters: pageAt('/sign-up/register'),
});

export const Loading = meta.story(gates.loading);

export const Ready = meta.story({
  ...readyFor(unregistered, async ({ canvas }) => {
    await expect(await canvas.findByLabelText(funnel.register.fullName.label)).toBeVisible();
  }),
  tags: ['R-REGISTER-FORM'],
});

export const Failed = meta.story(gates.failed);

export const AlreadySubscribed = meta.story(gates.alreadySubscribed);

export const SendsAStrangerToSignIn = meta.story({
  ...gates.strangerToSignIn,
  tags: ['R-REGISTER-SIGNED-OUT'],
});
