import { expect, waitFor } from 'storybook/test';
import { AppRoutes } from '#app/routes.tsx';
import { change } from '#content/account/change.ts';
import { leaving } from '#content/account/leaving.ts';
import { overview } from '#content/account/overview.ts';
import { yourData } from '#content/account/yourData.ts';
import { funnel } from '#content/index.ts';
import { withStatefulAccount } from '#stories/support/accountGateways.ts';
import { arriveAt, flowFrom, lookAway, patience, press, type Flow } from '#stories/support/flow.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import preview from '#storybook/preview.tsx';

const { register, plans } = funnel;

const meta = preview.meta({
  title: 'Flows/Account',
  component: AppRoutes,
  decorators: [withStatefulAccount],
  parameters: flowFrom('/account'),
});
const seeDetails: Flow = async (context) => {
  await arriveAt(context, overview.heading);
  await expect(await context.canvas.findByText(overview.states.trial, undefined, patience)).toBeVisible();
};

const askForDevices: Flow = async (context) => {
  await seeDetails(context);
  const { canvas, userEvent } = context;
  await press(context, change.open);
  const devices = canvas.getByRole('spinbutton', { name: change.form.devicesNumber });
  await userEvent.clear(devices);
  await userEvent.type(devices, '5');
  await expect(await canvas.findByText(listedPrice('Monthly', 5).text)).toBeVisible();
  await press(context, change.form.submit);
  await expect(await canvas.findByText(change.waiting.title)).toBeVisible();
};

const cancel: Flow = async (context) => {
  await seeDetails(context);
  await press(context, leaving.cancel);
  await press(context, leaving.confirm.submit);
  await expect(await context.canvas.findByText(leaving.done.title)).toBeVisible();
};

export const ChangesDevicesWithConsent = meta.story({
  tags: ['R-ACCOUNT-FRESH'],
  play: async (context) => {
    await askForDevices(context);
    await window.elsewhere?.agree();
    lookAway();
    await waitFor(() => expect(context.canvas.queryByText(change.waiting.title)).toBeNull(), patience);
    await expect(context.canvas.getByText(overview.deviceCount(5))).toBeVisible();
  },
});

/** Cancels with two clicks, and is led into the sign-up with a prefilled registration and no second trial. */
export const CancelsAndComesBack = meta.story({
  tags: ['R-LEAVE-TWO-CLICKS', 'R-BACK-FILLED-IN'],
  play: async (context) => {
    await cancel(context);
    const { canvas, userEvent } = context;
    await press(context, leaving.comeBack.submit);
    await arriveAt(context, register.heading);
    const truck = await canvas.findByLabelText(register.restaurantName.label, undefined, patience);
    await expect(truck).toHaveValue('Copper Comal');
    await userEvent.click(canvas.getByRole('button', { name: register.submit }));
    await arriveAt(context, plans.heading);
    await expect(
      await canvas.findByText(funnel.comeBack.later('November 28, 2026'), undefined, patience),
    ).toBeVisible();
    await expect(canvas.queryByText(/free trial$/u)).toBeNull();
  },
});

export const DeletesTheAccount = meta.story({
  play: async (context) => {
    await seeDetails(context);
    const { canvas, userEvent } = context;
    await press(context, yourData.remove.open);
    await userEvent.type(canvas.getByLabelText(yourData.remove.confirm.label), 'delete');
    await press(context, yourData.remove.confirm.submit);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: yourData.remove.done.heading }),
    ).toBeVisible();
    await expect(document.title).toContain(yourData.remove.done.heading);
  },
});
