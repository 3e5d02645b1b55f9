import { expect } from 'storybook/test';
import { defaultBrand } from '#domain/brand.ts';
import { cancelledMail } from '#domain/mails/cancelledMail.ts';
import { changeMail } from '#domain/mails/changeMail.ts';
import { confirmationMail } from '#domain/mails/confirmationMail.ts';
import type { AccountMailData } from '#domain/mails/mail.ts';
import { pausedMail, pauseEndsMail, pauseFailedMail, pauseOverMail } from '#domain/mails/pauseMails.ts';
import { paymentFailedMail } from '#domain/mails/paymentFailedMail.ts';
import { refundMail } from '#domain/mails/refundMail.ts';
import { reminderMail } from '#domain/mails/reminderMail.ts';
import { welcomeBackMail } from '#domain/mails/welcomeBackMail.ts';
import { givenBackMail } from '#domain/mails/givenBackMail.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { withFewerUntilCharged } from '../support/sampleAccounts.ts';
import { inColumn } from '../support/frames.tsx';
import { MailView } from '../support/MailView.tsx';
import {
  sampleConfirmation,
  sampleFreeConfirmation,
  sampleRegistration,
  sampleToday,
} from '../support/samples.ts';

const monthly = sampleConfirmation();
const { currency, total } = monthly;

const about: AccountMailData = {
  name: sampleRegistration.fullName,
  confirmation: monthly,
  brand: {
    product: 'Curbwise',
    supportEmail: 'support@curbwise.example',
    dashboardUrl: 'https://dashboard.curbwise.example',
    seller: defaultBrand.seller,
  },
  accountUrl: 'https://curbwise.example/account',
};
const firstCharge = new Date(monthly.trialEndsAt);
const returned = { ...monthly, trialDays: 0 };
const refund = { transactionId: 'SAMPLE0000000001', at: sampleToday, amount: total, currency };

const pause = {
  ...about,
  until: new Date('2027-03-01T10:00:00Z'),
  charge: { amount: total, currency, at: new Date('2027-03-19T10:00:00Z') },
  daysKept: 18,
};

const time = { until: sampleToday, nextChargeAt: sampleToday };

const meta = preview.meta({
  title: 'Mails/Mails',
  component: MailView,
  decorators: [inColumn(640)],
  args: { mail: confirmationMail(about), form: 'html' as const },
});

export const Confirmation = meta.story();

export const ConfirmationWithoutHtml = meta.story({ args: { form: 'text' } });

export const ConfirmationOfAFreeSubscription = meta.story({
  args: { mail: confirmationMail({ ...about, confirmation: sampleFreeConfirmation }) },
});

export const Reminder = meta.story({ args: { mail: reminderMail(about) } });

export const Change = meta.story({
  args: {
    mail: changeMail({
      ...about,
      confirmation: sampleConfirmation('Yearly'),
      before: monthly,
      from: firstCharge,
    }),
  },
});

export const PaymentFailed = meta.story({
  args: {
    mail: paymentFailedMail({ ...about, failed: { amount: total, currency, nextTryAt: firstCharge } }),
  },
});

export const PaymentFailedForTheLastTime = meta.story({
  args: { mail: paymentFailedMail({ ...about, failed: { amount: total, currency, nextTryAt: null } }) },
});

export const Cancelled = meta.story({
  args: { mail: cancelledMail({ ...about, accessUntil: firstCharge }) },
});

export const CancelledAndEnded = meta.story({
  args: { mail: cancelledMail({ ...about, accessUntil: null }) },
});

export const Refund = meta.story({
  args: { mail: refundMail({ ...about, refund: { ...refund, kind: 'refund' }, time: null }) },
});

export const Reversal = meta.story({
  tags: ['R-CHARGE-GIVEN-BACK'],
  args: { mail: refundMail({ ...about, refund: { ...refund, kind: 'reversal' }, time }) },
});

const twice = { id: 'SAMPLE0000000001', at: sampleToday, amount: total, currency };

export const SecondChargeGivenBack = meta.story({
  tags: ['R-CHARGE-ONCE'],
  args: { mail: givenBackMail({ ...about, second: true, charge: twice }) },
});

/** A subscription that could not be opened, of an owner whose name is not known any more. */
export const ChargeGivenBackUnopened = meta.story({
  tags: ['R-CHARGE-ONCE'],
  args: { mail: givenBackMail({ ...about, name: null, second: false, charge: twice }) },
});

export const MoreDevicesFromTheNextCharge = meta.story({
  args: {
    mail: changeMail({
      ...about,
      confirmation: withFewerUntilCharged.subscription,
      before: monthly,
      from: firstCharge,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3 devices until .+, then 5 devices\./u)).toBeVisible();
  },
});

export const WelcomeBack = meta.story({
  args: { mail: welcomeBackMail({ ...about, confirmation: returned }) },
});

export const WelcomeBackChargedToday = meta.story({
  args: {
    mail: welcomeBackMail({ ...about, confirmation: { ...returned, trialEndsAt: monthly.createdAt } }),
  },
});

export const ANameThatLooksLikeMarkup = meta.story({
  args: { mail: confirmationMail({ ...about, name: '<b>Ada</b>' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hello <b>Ada</b>,')).toBeVisible();
  },
});

export const Paused = meta.story({ args: { mail: pausedMail(pause) } });

export const PauseEnds = meta.story({
  parameters: notPictured('It looks like Paused.'),
  args: { mail: pauseEndsMail(pause) },
});

export const PauseOver = meta.story({
  parameters: notPictured('It looks like Paused.'),
  args: { mail: pauseOverMail(pause) },
});

export const PauseFailed = meta.story({
  parameters: notPictured('It looks like Paused.'),
  args: { mail: pauseFailedMail(pause) },
});
