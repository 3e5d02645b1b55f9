import { expect } from 'storybook/test';
import { confirmationMail } from '#domain/mails/confirmationMails.ts';
import type { MailText } from '#domain/mails/mail.ts';
import { mailPictures, notPictured, picturedAt } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';
import { MailView } from '../support/MailView.tsx';
import { reportMails, sampleAbout, sampleMails, sampleMailsIn } from '../support/sampleMails.ts';

const meta = preview.meta({
  title: 'Mails/Mails',
  component: MailView,
  decorators: [inColumn(640)],
  parameters: mailPictures,
  args: { mail: sampleMails.confirmation, form: 'html' as const },
});

/** A mail that is not pictured, because it looks like another. */
const like = (other: string, mail: MailText) => ({
  parameters: notPictured(`It looks like ${other}.`),
  args: { mail },
});

export const Confirmation = meta.story();

export const ConfirmationInADarkProgram = meta.story({
  parameters: notPictured('Confirmation is pictured in dark mode.'),
  args: { form: 'dark' },
});

export const ConfirmationWithoutHtml = meta.story({
  parameters: picturedAt('phone'),
  args: { form: 'text' },
});

export const ConfirmationInSpanish = meta.story({
  parameters: picturedAt('phone'),
  args: { mail: sampleMailsIn('es').confirmation },
});

export const ConfirmationOfAFreeSubscription = meta.story(
  like('Confirmation', sampleMails.confirmationOfAFreeSubscription),
);

export const Reminder = meta.story({ args: { mail: sampleMails.reminder } });

export const TrialEnds = meta.story(like('Renewal', sampleMails.trialEnds));

export const Renewal = meta.story({ args: { mail: sampleMails.renewal } });

export const Summary = meta.story(like('Renewal', sampleMails.summary));

export const Receipt = meta.story({
  args: { mail: sampleMails.receipt },
  play: async ({ canvas }) => {
    const mail = canvas.getByRole('article').firstElementChild?.shadowRoot;
    const placeOf = (part: string) => mail?.querySelector(part)?.getBoundingClientRect();
    await expect(placeOf('.truck table')?.width).toBeLessThanOrEqual(300);
    const top = placeOf('[role="article"]')?.top ?? Number.NaN;
    // Seen without scrolling: a phone's screen of 667 px less what a mail app shows above a mail (about 170 px).
    await expect((placeOf('.amount')?.bottom ?? Number.NaN) - top, 'the amount is high').toBeLessThan(500);
  },
});

export const Suspended = meta.story(like('PaymentFailed', sampleMails.suspended));

export const SuspendedUnpaid = meta.story(like('PaymentFailed', sampleMails.suspendedUnpaid));

export const Recovered = meta.story(like('Receipt', sampleMails.recovered));

export const Change = meta.story({ args: { mail: sampleMails.change } });

export const PriceChange = meta.story(like('Change', sampleMails.priceChange));

/** A figure that stands alone has the whole width for its label, so a date is not torn. */
export const NewPrice = meta.story({
  ...like('Change', sampleMails.newPrice),
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article');
    const label = article.firstElementChild?.shadowRoot?.querySelector('.sum p');
    // One line, which a narrow phone has no room for.
    const most = article.clientWidth < 375 ? 60 : 30;
    await expect(label?.getBoundingClientRect().height).toBeLessThan(most);
  },
});

export const MoreDevicesFromTheNextCharge = meta.story(
  like('Change', sampleMails.moreDevicesFromTheNextCharge),
);

export const PaymentFailed = meta.story({ args: { mail: sampleMails.paymentFailed } });

export const PaymentFailedForTheLastTime = meta.story(
  like('PaymentFailed', sampleMails.paymentFailedForTheLastTime),
);

export const Cancelled = meta.story({ args: { mail: sampleMails.cancelled } });

export const CancelledAndEnded = meta.story(like('Cancelled', sampleMails.cancelledAndEnded));

export const EndedUnpaid = meta.story({
  tags: ['R-ACCOUNT-GIVEN-UP'],
  ...like('Cancelled', sampleMails.endedUnpaid),
});

export const Refund = meta.story({ args: { mail: sampleMails.refund } });

export const ReceiptAfterTheEnd = meta.story(like('Receipt', sampleMails.receiptAfterTheEnd));

export const RefundAfterTheEnd = meta.story(like('Refund', sampleMails.refundAfterTheEnd));

export const Reversal = meta.story({
  tags: ['R-CHARGE-GIVEN-BACK'],
  ...like('Refund', sampleMails.reversal),
});

export const TrialUsed = meta.story({
  tags: ['R-TRIAL-ONCE'],
  ...like('Refund', sampleMails.trialUsed),
});

export const Disputed = meta.story({
  tags: ['R-CHARGE-DISPUTE'],
  ...like('Refund', sampleMails.disputed),
});

export const SecondChargeGivenBack = meta.story({
  tags: ['R-CHARGE-ONCE'],
  ...like('Refund', sampleMails.secondChargeGivenBack),
});

export const NotOpened = meta.story({
  tags: ['R-CHARGE-READ-BACK'],
  ...like('Refund', sampleMails.notOpened),
});

export const ChargeGivenBackUnopened = meta.story({
  tags: ['R-CHARGE-ONCE'],
  ...like('Refund', sampleMails.chargeGivenBackUnopened),
});

export const WelcomeBack = meta.story(like('Confirmation', sampleMails.welcomeBack));

export const WelcomeBackChargedToday = meta.story(like('Confirmation', sampleMails.welcomeBackChargedToday));

export const ANameThatLooksLikeMarkup = meta.story({
  parameters: notPictured('It looks like Confirmation.'),
  args: { mail: confirmationMail({ ...sampleAbout, name: '<b>Ada</b>' }), form: 'text' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Hello <b>Ada<\/b>,/u)).toBeVisible();
  },
});

export const Paused = meta.story({ args: { mail: sampleMails.paused } });

export const PauseEnds = meta.story(like('Paused', sampleMails.pauseEnds));

export const PauseOver = meta.story(like('Paused', sampleMails.pauseOver));

export const PauseFailed = meta.story(like('Paused', sampleMails.pauseFailed));

export const Deleted = meta.story({
  tags: ['R-OWN-DELETION'],
  args: { mail: sampleMails.deleted },
});

export const DeletedInAPause = meta.story(like('Cancelled', sampleMails.deletedInAPause));

export const DeletedWithAFreeSubscription = meta.story(
  like('SignInLink', sampleMails.deletedWithAFreeSubscription),
);

export const DeletedBeforeSubscribing = meta.story(like('SignInLink', sampleMails.deletedBeforeSubscribing));

export const SignInLink = meta.story({ args: { mail: sampleMails.signInLink } });

export const PasswordReset = meta.story(like('SignInLink', sampleMails.passwordReset));

export const ConfirmBooks = meta.story(like('SignInLink', sampleMails.confirmBooks));

export const BooksConfirmed = meta.story(like('SignInLink', sampleMails.booksConfirmed));

export const BooksInvoice = meta.story({ args: { mail: sampleMails.booksInvoice } });

export const BooksCreditNote = meta.story(like('BooksInvoice', sampleMails.booksCreditNote));

export const BooksReversal = meta.story(like('BooksInvoice', sampleMails.booksReversal));
export const BooksDebitNote = meta.story(like('BooksInvoice', sampleMails.booksDebitNote));

export const BooksFailedPayment = meta.story(like('BooksInvoice', sampleMails.booksFailedPayment));

export const AddressLeft = meta.story({ args: { mail: sampleMails.addressLeft } });

export const AddressNew = meta.story(like('AddressLeft', sampleMails.addressNew));

export const AddressBack = meta.story(like('AddressLeft', sampleMails.addressBack));

export const AddressLost = meta.story(like('AddressLeft', sampleMails.addressLost));

export const WeeklyReport = meta.story({ args: { mail: reportMails.week } });
