import { expect, fn, within } from 'storybook/test';
import { scene } from '#content/funnel/scene.ts';
import { brand, funnel } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { timelineWords } from '#domain/timelineWords.ts';
import { FinalStep } from '#funnel/final/FinalStep.tsx';
import { alsoInSpanish, screenPictures } from '#storybook/pictured.ts';
import { presses, shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';
import { listedPrice } from '../../support/listedPrice.ts';
import {
  sampleConfirmation,
  sampleFreeConfirmation,
  sampleOwner,
  sampleReturn,
} from '../../support/samples.ts';

const { final: words, links } = funnel;

/** The step for an owner whose subscription is recorded. */
function recorded(confirmation: ReturnType<typeof sampleConfirmation>) {
  return { status: 'ready' as const, email: sampleOwner.email, truckName: 'Taco Comet', confirmation };
}

const meta = preview.meta({
  title: 'Funnel/Final/FinalStep',
  component: FinalStep,
  parameters: { layout: 'fullscreen', ...screenPictures },
  args: {
    state: recorded(sampleConfirmation()),
    onRetry: fn(),
    onLogout: fn(),
  },
});

export const Monthly = meta.story({
  tags: ['R-FINAL', 'R-TRIAL-SHOWN'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: words.heading })).toBeVisible();
    await expect(canvas.getByRole('img', { name: scene.open('Taco Comet') })).toBeVisible();
    await expect(canvasElement).toHaveTextContent(scene.isOpen('Taco Comet'));
    // The dashboard first, and the receipt after all of them.
    const [first, ...others] = within(canvas.getByRole('list', { name: words.next.label })).getAllByRole(
      'listitem',
    );
    await expect(within(first!).getByRole('link', { name: /dashboard/u })).toBeVisible();
    await expect(others).toHaveLength(2);
    const receipt = canvas.getByRole('heading', { name: words.receipt.heading });
    await expect(others[1]!.compareDocumentPosition(receipt)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByText(`${listedPrice('Monthly', 3).text} per month`)).toBeVisible();
    await expect(canvasElement).toHaveTextContent(`${words.thanks} ${words.emailSent(sampleOwner.email)}`);
    await expect(canvas.getByText('November 26, 2026')).toBeVisible();
    const today = canvas.getByText(timelineWords.trialStart(7)).closest('li');
    await expect(today).toHaveTextContent('$0.00');
    const charge = canvas.getByText(timelineWords.firstCharge).closest('li');
    await expect(charge).toHaveTextContent(`November 28, 2026${listedPrice('Monthly', 3).text}`);
    await expect(canvas.getByText(timelineWords.cancel.trial)).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.calendar.add })).toBeVisible();
    await expect(canvas.getByRole('link', { name: brand.supportEmail })).toHaveAttribute(
      'href',
      links.support.href,
    );
    await expect(canvas.getByRole('link', { name: words.account })).toHaveAttribute('href', '/account');
  },
});
export const Loading = meta.story({ args: { state: { status: 'loading' } } });
export const Failed = meta.story({
  args: { state: { status: 'failed', error: new AppError('network/unreachable') } },
});
export const Yearly = meta.story({
  parameters: alsoInSpanish,
  args: { state: recorded(sampleConfirmation('Yearly')) },
});
export const Free = meta.story({
  args: { state: recorded(sampleFreeConfirmation) },
});

/** An owner who returned after the end is charged immediately, so there is no date for a calendar. */
export const WithoutATrial = meta.story({
  tags: ['R-BACK-RECEIPT'],
  args: {
    state: recorded(sampleReturn({ early: false })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: words.calendar.add })).toBeNull();
    await expect(canvas.queryByText(/trial/u)).toBeNull();
    await expect(canvas.getByText(words.receipt.firstCharge)).toBeVisible();
    await expect(canvas.getByText(timelineWords.chargedStart)).toBeVisible();
  },
});

/** An owner who returned during an earlier period: the first charge is at that period's end. */
export const ComesBack = meta.story({
  tags: ['R-BACK-RECEIPT'],
  args: {
    state: recorded(sampleReturn({ early: true })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: words.calendar.add })).toBeVisible();
    await expect(canvas.queryByText(/trial/u)).toBeNull();
    await expect(canvas.getAllByText('January 28, 2027')).not.toHaveLength(0);
    await expect(canvas.getByText(timelineWords.resumedStart)).toBeVisible();
  },
});

/** Until the first charge, the number of devices from the earlier period applies. */
export const ComesBackWithMoreDevices = meta.story({
  args: {
    state: recorded({
      ...sampleReturn({ early: true }),
      countedDevices: { posDevices: 1, until: '2027-01-28T10:00:00.000Z' },
    }),
  },
  play: shows('1 tablet until January 28, 2027, then 3'),
});

export const LogsOut = meta.story({
  tags: ['R-LOGOUT'],
  play: presses(funnel.logout, 'onLogout'),
});
