import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cancelledMail } from '#domain/mails/cancelledMail.ts';
import { changeMail } from '#domain/mails/changeMail.ts';
import { confirmationMail } from '#domain/mails/confirmationMail.ts';
import type { AccountMailData } from '#domain/mails/mail.ts';
import { paymentFailedMail } from '#domain/mails/paymentFailedMail.ts';
import { refundMail } from '#domain/mails/refundMail.ts';
import { reminderMail } from '#domain/mails/reminderMail.ts';
import { welcomeBackMail } from '#domain/mails/welcomeBackMail.ts';
import { givenBackMail } from '#domain/mails/givenBackMail.ts';
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
  },
  accountUrl: 'https://curbwise.example/account',
};
const firstCharge = new Date(monthly.trialEndsAt);
const returned = { ...monthly, trialDays: 0 };
const refund = { transactionId: 'SAMPLE0000000001', at: sampleToday, amount: total, currency };

const meta = {
  title: 'Mails/Mails',
  component: MailView,
  decorators: [inColumn(640)],
  args: { mail: confirmationMail(about), form: 'html' },
} satisfies Meta<typeof MailView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmation: Story = {};

export const ConfirmationWithoutHtml: Story = { args: { form: 'text' } };

export const ConfirmationOfAFreeSubscription: Story = {
  args: { mail: confirmationMail({ ...about, confirmation: sampleFreeConfirmation }) },
};

export const Reminder: Story = { args: { mail: reminderMail(about) } };

export const Change: Story = {
  args: {
    mail: changeMail({
      ...about,
      confirmation: sampleConfirmation('Yearly'),
      before: monthly,
      from: firstCharge,
    }),
  },
};

export const PaymentFailed: Story = {
  args: {
    mail: paymentFailedMail({ ...about, failed: { amount: total, currency, nextTryAt: firstCharge } }),
  },
};

export const PaymentFailedForTheLastTime: Story = {
  args: { mail: paymentFailedMail({ ...about, failed: { amount: total, currency, nextTryAt: null } }) },
};

export const Cancelled: Story = { args: { mail: cancelledMail({ ...about, accessUntil: firstCharge }) } };

export const CancelledAndEnded: Story = { args: { mail: cancelledMail({ ...about, accessUntil: null }) } };

export const Refund: Story = {
  args: { mail: refundMail({ ...about, refund: { ...refund, kind: 'refund' } }) },
};

export const Reversal: Story = {
  args: { mail: refundMail({ ...about, refund: { ...refund, kind: 'reversal' } }) },
};

const twice = { id: 'SAMPLE0000000001', at: sampleToday, amount: total, currency };

export const SecondChargeGivenBack: Story = {
  args: { mail: givenBackMail({ ...about, second: true, charge: twice }) },
};

/** A subscription that could not be opened, of an owner whose name is not known any more. */
export const ChargeGivenBackUnopened: Story = {
  args: { mail: givenBackMail({ ...about, name: null, second: false, charge: twice }) },
};

export const WelcomeBack: Story = {
  args: { mail: welcomeBackMail({ ...about, confirmation: returned }) },
};

export const WelcomeBackChargedToday: Story = {
  args: {
    mail: welcomeBackMail({ ...about, confirmation: { ...returned, trialEndsAt: monthly.createdAt } }),
  },
};

export const ANameThatLooksLikeMarkup: Story = {
  args: { mail: confirmationMail({ ...about, name: '<b>Ada</b>' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hello <b>Ada</b>,')).toBeVisible();
  },
};
