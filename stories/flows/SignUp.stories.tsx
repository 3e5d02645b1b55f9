import { expect } from 'storybook/test';
import { AppRoutes } from '#app/routes.tsx';
import { funnel } from '#content/index.ts';
import { fakePayPal } from '#stories/support/FakeSubscribeButton.tsx';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { arriveAt, flowFrom, patience, press, type Flow } from '#stories/support/flow.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { statefulGateways } from '#stories/support/statefulGateways.ts';
import { sampleOwner, sampleRegistration } from '#stories/support/samples.ts';
import preview from '#storybook/preview.tsx';

const { signIn, register, plans, checkout, final, verify } = funnel;

const meta = preview.meta({
  title: 'Flows/Sign up',
  component: AppRoutes,
  decorators: [withGateways(statefulGateways)],
  parameters: flowFrom('/sign-up/signin'),
});

/** With Google: the name is prefilled and no password is requested. */
const toPlans: Flow = async (context) => {
  const { canvas, userEvent } = context;
  await press(context, signIn.google);
  await arriveAt(context, register.heading);
  await expect(await canvas.findByLabelText(register.fullName.label)).toHaveValue('Sample Owner');
  await expect(canvas.queryByLabelText(register.password.label)).toBeNull();
  const truck = await canvas.findByLabelText(register.restaurantName.label, undefined, patience);
  await userEvent.type(truck, sampleRegistration.restaurantName);
  const [terms] = canvas.getAllByRole('checkbox');
  await userEvent.click(terms!);
  await userEvent.click(canvas.getByRole('button', { name: register.submit }));
  await arriveAt(context, plans.heading);
};

const proceed: Flow = async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: plans.proceed }));
  await arriveAt(context, checkout.heading);
  await expect(await canvas.findByTestId('quote-total', undefined, patience)).toHaveTextContent(
    listedPrice('Yearly').text,
  );
};

/** 'Change Plan' keeps the selected plan. */
export const Paid = meta.story({
  tags: ['R-PATH-ORDER', 'R-SIGNIN-GOOGLE', 'R-REGISTER-NEXT', 'R-CHECKOUT-PARTS'],
  play: async (context) => {
    await toPlans(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: 'Yearly' }, patience));
    await proceed(context);
    await userEvent.click(canvas.getByRole('button', { name: checkout.change }));
    await arriveAt(context, plans.heading);
    await expect(await canvas.findByRole('radio', { name: 'Yearly' }, patience)).toBeChecked();
    await proceed(context);
    await userEvent.click(canvas.getByRole('button', { name: fakePayPal.approve }));
    await arriveAt(context, final.heading);
    await expect(canvas.getByText('I-SAMPLE0001')).toBeVisible();
  },
});

/** By e-mail link: a password is requested. */
export const ByEmailLink = meta.story({
  tags: ['R-PATH-ORDER', 'R-VERIFY-SUCCESS'],
  parameters: {
    route: '/sign-up/verify-email?mode=signIn&oobCode=SAMPLE&email=owner%40example.com',
  },
  play: async (context) => {
    const { canvas } = context;
    await press(context, verify.confirm.go(sampleOwner.email));
    await expect(await canvas.findByText(verify.success, undefined, patience)).toBeVisible();
    await arriveAt(context, register.heading);
    await expect(await canvas.findByLabelText(register.password.label)).toBeVisible();
  },
});
