import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AppRoutes } from '#app/routes.tsx';
import { funnel } from '#content/index.ts';
import { fakePayPal } from '#stories/support/FakeSubscribeButton.tsx';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { withStatefulGateways } from '#stories/support/statefulGateways.tsx';
import { notPictured } from '#stories/support/pictured.ts';
import { sampleDiscountOffer, sampleFreeOffer, sampleRegistration } from '#stories/support/samples.ts';
import preview from '#storybook/preview.tsx';

const { signIn, register, plans, checkout, final, verify } = funnel;

/** Pages are fetched when they are first needed, which in a catalogue includes making them. */
const patience = { timeout: 15_000 };

const meta = preview.meta({
  title: 'Flows/Sign up',
  component: AppRoutes,
  decorators: [withStatefulGateways],
  parameters: {
    layout: 'fullscreen',
    route: '/sign-up/signin',
    ...notPictured('A flow ends on a screen that is pictured in its own stories.'),
  },
});
type Flow = (context: StoryContext) => Promise<void>;

async function arriveAt(canvas: StoryContext['canvas'], heading: string): Promise<void> {
  await waitFor(
    () => expect(canvas.getByRole('heading', { level: 1, name: heading })).toBeVisible(),
    patience,
  );
}

const toRegister: Flow = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: signIn.google }, patience));
  await arriveAt(canvas, register.heading);
};

const toPlans: Flow = async (context) => {
  await toRegister(context);
  const { canvas, userEvent } = context;
  const truck = await canvas.findByLabelText(register.restaurantName.label, undefined, patience);
  await userEvent.type(truck, sampleRegistration.restaurantName);
  const [terms] = canvas.getAllByRole('checkbox');
  await userEvent.click(terms!);
  await userEvent.click(canvas.getByRole('button', { name: register.submit }));
  await arriveAt(canvas, plans.heading);
};

const toCheckout: Flow = async (context) => {
  await toPlans(context);
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('radio', { name: 'Yearly' }, patience));
  await userEvent.click(canvas.getByRole('button', { name: plans.proceed }));
  await arriveAt(canvas, checkout.heading);
  await expect(await canvas.findByTestId('quote-total', undefined, patience)).toHaveTextContent(
    listedPrice('Yearly').text,
  );
};

async function applyCoupon({ canvas, userEvent }: StoryContext, code: string): Promise<void> {
  await userEvent.click(canvas.getByText(checkout.coupon.open));
  await userEvent.type(canvas.getByLabelText(checkout.coupon.label), `${code}{Enter}`);
  await expect(await canvas.findByRole('button', { name: checkout.coupon.applied })).toBeDisabled();
}

/** With Google, so the name is there and no password is asked for. */
export const ToRegister = meta.story({
  play: async (context) => {
    await toRegister(context);
    const { canvas } = context;
    await expect(await canvas.findByLabelText(register.fullName.label)).toHaveValue('Sample Owner');
    await expect(canvas.queryByLabelText(register.password.label)).toBeNull();
  },
});

export const ToPlans = meta.story({ play: toPlans });

export const ToCheckout = meta.story({ play: toCheckout });

export const Paid = meta.story({
  play: async (context) => {
    await toCheckout(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: fakePayPal.approve }));
    await arriveAt(canvas, final.heading);
    await expect(canvas.getByText('I-SAMPLE0001')).toBeVisible();
  },
});

export const PaidWithADiscount = meta.story({
  play: async (context) => {
    await toCheckout(context);
    const { canvas, userEvent } = context;
    await applyCoupon(context, sampleDiscountOffer.code);
    await expect(canvas.getByTestId('quote-total')).toHaveTextContent(listedPrice('Launch50').text);
    await userEvent.click(canvas.getByRole('button', { name: fakePayPal.approve }));
    await arriveAt(canvas, final.heading);
  },
});

export const Free = meta.story({
  play: async (context) => {
    await toCheckout(context);
    const { canvas, userEvent } = context;
    await applyCoupon(context, sampleFreeOffer.code);
    await expect(canvas.queryByRole('button', { name: fakePayPal.approve })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: checkout.free.submit }));
    await arriveAt(canvas, final.heading);
    await expect(canvas.getByText(sampleFreeOffer.code)).toBeVisible();
  },
});

/** 'Back to Plans' keeps the chosen plan. */
export const ChangesThePlan = meta.story({
  play: async (context) => {
    await toCheckout(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: checkout.change }));
    await arriveAt(canvas, plans.heading);
    await expect(await canvas.findByRole('radio', { name: 'Yearly' }, patience)).toBeChecked();
  },
});

/** By e-mail link, so a password is asked for. */
export const ByEmailLink = meta.story({
  parameters: {
    route: '/sign-up/verify-email?mode=signIn&oobCode=SAMPLE&email=owner%40example.com',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(verify.success, undefined, patience)).toBeVisible();
    await arriveAt(canvas, register.heading);
    await expect(await canvas.findByLabelText(register.password.label)).toBeVisible();
  },
});

export const LogsOut = meta.story({
  play: async (context) => {
    await toPlans(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: funnel.logout }, patience));
    await arriveAt(canvas, signIn.heading);
    await expect(canvas.getByLabelText(funnel.email)).toHaveValue('');
  },
});
