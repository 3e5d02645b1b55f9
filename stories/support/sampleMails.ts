import type { Receipt } from '#domain/account.ts';
import { defaultBrand } from '#domain/brand.ts';
import { invoiceNumber } from '#domain/invoice.ts';
import type { Language } from '#domain/language.ts';
import {
  addressBackMail,
  addressLeftMail,
  addressLostMail,
  addressNewMail,
  booksConfirmedMail,
  booksPaperMail,
  confirmBooksMail,
} from '#domain/mails/addressMails.ts';
import { cancelledMail, endedUnpaidMail } from '#domain/mails/cancelledMail.ts';
import { changeMail } from '#domain/mails/changeMail.ts';
import { confirmationMail, welcomeBackMail } from '#domain/mails/confirmationMails.ts';
import { deletedMail } from '#domain/mails/deletedMail.ts';
import { unusedChargeMail } from '#domain/mails/unusedChargeMail.ts';
import { disputeMail } from '#domain/mails/disputeMail.ts';
import { notOpenedMail } from '#domain/mails/notOpenedMail.ts';
import type { AccountMailData } from '#domain/mails/mail.ts';
import { pausedMail, pauseEndsMail, pauseFailedMail, pauseOverMail } from '#domain/mails/pauseMails.ts';
import { noticeMail, priceMail, reminderMail } from '#domain/mails/noticeMails.ts';
import { paymentFailedMail } from '#domain/mails/paymentFailedMail.ts';
import { receiptMail } from '#domain/mails/receiptMail.ts';
import { refundMail, type ShownRefund } from '#domain/mails/refundMail.ts';
import { recoveredMail, suspendedMail } from '#domain/mails/standingMails.ts';
import { signInMail } from '#domain/mails/signInMail.ts';
import { weeklyReportMail } from '#domain/mails/weeklyReportMail.ts';
import { listedPlan } from '#domain/listedPlan.ts';
import { priceForCurrency } from '#domain/plan.ts';
import { periodAfter } from '#domain/trial.ts';
import { withFewerUntilCharged } from './sampleAccounts.ts';
import { sampleConfirmation, sampleFreeConfirmation, sampleRegistration, sampleToday } from './samples.ts';

const monthly = sampleConfirmation();
const { currency, total } = monthly;
const { price: basePrice } = priceForCurrency(listedPlan('Monthly'), currency);

/** The data that every sample message uses. */
export const sampleAbout: AccountMailData = {
  language: 'en',
  name: sampleRegistration.fullName,
  truckName: sampleRegistration.restaurantName,
  access: true,
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
const nextMonth = periodAfter(sampleToday, 'month');
const nextYear = periodAfter(firstCharge, 'year');
const returned = { ...monthly, trialDays: 0 };
const charge = { id: 'SAMPLE0000000001', at: sampleToday, amount: total, currency };

const paperOf = (kind: Receipt['kind']) => ({ ...charge, kind, number: invoiceNumber(kind, charge.id) });
const refundOf = (kind: ShownRefund['kind']) => ({
  ...paperOf(kind),
  kind,
  transactionId: charge.id,
  noteId: charge.id,
});

const link =
  'https://curbwise.example/sign-up/verify-email?email=ada%40example.com&mode=signIn&oobCode=SAMPLE';

const ownerLink = 'https://curbwise.example/account/papers#sample.sample';

const time = { until: nextMonth, nextChargeAt: nextMonth };

/** Every message that the product sends, in each of its variants, for stories and tests. */
export function sampleMailsIn(language: Language) {
  const about = { ...sampleAbout, language };
  const off = { ...about, access: false };
  // The sign-in e-mails do not know the owner's name yet.
  const sender = { brand: about.brand, accountUrl: about.accountUrl, language };
  const pause = {
    ...about,
    until: new Date('2027-03-01T10:00:00Z'),
    charge: { amount: total, currency, at: new Date('2027-03-19T10:00:00Z') },
    daysKept: 18,
  };
  const deleted = { ...sender, siteUrl: 'https://curbwise.example' };
  const ended = { id: monthly.subscriptionId, interval: monthly.interval, free: false, paused: false };
  const agreementsUntil = new Date('2029-11-21T10:00:00Z');
  const other = {
    ...sender,
    homeUrl: 'https://curbwise.example/',
    truck: sampleRegistration.restaurantName,
    link: ownerLink,
    until: sampleToday,
  };
  const unpaid = { at: sampleToday, amount: total, currency };
  const noteUrl = `${about.accountUrl}?receipt=${charge.id}`;
  return {
    confirmation: confirmationMail(about),
    confirmationOfAFreeSubscription: confirmationMail({ ...about, confirmation: sampleFreeConfirmation }),
    reminder: reminderMail(about),
    trialEnds: noticeMail('trial-ends', { ...about, about: firstCharge, nextChargeAt: firstCharge }),
    renewal: noticeMail('renewal', {
      ...about,
      confirmation: sampleConfirmation('Yearly'),
      about: nextYear,
      nextChargeAt: nextYear,
    }),
    summary: noticeMail('summary', { ...about, about: nextYear, nextChargeAt: nextYear }),
    receipt: receiptMail({
      ...about,
      charge: {
        ...charge,
        period: { start: sampleToday, end: nextMonth },
        paidFor: {
          interval: 'month',
          posDevices: monthly.posDevices,
          basePrice,
          couponCode: null,
          couponSaves: null,
        },
      },
      undue: null,
      nextChargeAt: nextMonth,
      invoiceUrl: `${about.accountUrl}?receipt=${charge.id}`,
    }),
    receiptAfterTheEnd: receiptMail({
      ...off,
      charge: { ...charge, period: null, paidFor: null },
      undue: 'ended',
      nextChargeAt: null,
      invoiceUrl: `${about.accountUrl}?receipt=${charge.id}`,
    }),
    suspended: suspendedMail({ ...off, since: sampleToday, failed: null }),
    suspendedUnpaid: suspendedMail({
      ...off,
      since: sampleToday,
      failed: { ...unpaid, nextTryAt: firstCharge },
    }),
    recovered: recoveredMail({ ...about, nextChargeAt: firstCharge, paid: true }),
    change: changeMail({
      ...about,
      confirmation: sampleConfirmation('Yearly'),
      before: monthly,
      from: firstCharge,
    }),
    priceChange: changeMail({ ...about, before: { ...monthly, total: total - 100 }, from: firstCharge }),
    newPrice: priceMail({ ...about, about: firstCharge, newTotal: total + 100 }),
    moreDevicesFromTheNextCharge: changeMail({
      ...about,
      confirmation: withFewerUntilCharged.subscription,
      before: monthly,
      from: firstCharge,
    }),
    paymentFailed: paymentFailedMail({
      ...about,
      failed: { ...unpaid, nextTryAt: firstCharge },
      nextChargeAt: nextMonth,
    }),
    paymentFailedForTheLastTime: paymentFailedMail({
      ...about,
      failed: { ...unpaid, nextTryAt: null },
      nextChargeAt: nextMonth,
    }),
    cancelled: cancelledMail({ ...about, accessUntil: firstCharge }),
    cancelledAndEnded: cancelledMail({ ...off, accessUntil: null }),
    endedUnpaid: endedUnpaidMail({ ...off, failed: { ...unpaid, nextTryAt: null } }),
    refund: refundMail({
      ...about,
      refund: refundOf('refund'),
      time: null,
      undue: null,
      noteUrl,
    }),
    refundAfterTheEnd: refundMail({
      ...off,
      refund: refundOf('refund'),
      time: null,
      undue: 'ended',
      noteUrl,
    }),
    reversal: refundMail({ ...off, refund: refundOf('reversal'), time, undue: null, noteUrl }),
    disputed: disputeMail({
      ...about,
      dispute: { id: 'PP-D-SAMPLE', amount: total, currency },
      paidAt: sampleToday,
    }),
    secondChargeGivenBack: unusedChargeMail({ ...about, second: true, charge }),
    notOpened: notOpenedMail({ ...about, trialUsed: false }),
    trialUsed: notOpenedMail({ ...about, trialUsed: true }),
    /** For a subscription that could not be recorded, to an owner whose name is no longer known. */
    chargeGivenBackUnopened: unusedChargeMail({ ...about, name: null, second: false, charge }),
    welcomeBack: welcomeBackMail({ ...about, confirmation: returned }),
    welcomeBackChargedToday: welcomeBackMail({
      ...about,
      confirmation: { ...returned, trialEndsAt: monthly.createdAt },
    }),
    paused: pausedMail(pause),
    pauseEnds: pauseEndsMail(pause),
    pauseOver: pauseOverMail(pause),
    pauseFailed: pauseFailedMail({ ...pause, accessUntil: pause.charge.at }),
    deleted: deletedMail({ ...deleted, ended, books: true, agreementsUntil }),
    deletedInAPause: deletedMail({
      ...deleted,
      ended: { ...ended, paused: true },
      books: true,
      agreementsUntil,
    }),
    deletedWithAFreeSubscription: deletedMail({
      ...deleted,
      ended: { ...ended, id: sampleFreeConfirmation.subscriptionId, free: true },
      books: false,
      agreementsUntil: null,
    }),
    deletedBeforeSubscribing: deletedMail({ ...deleted, ended: null, books: false, agreementsUntil: null }),
    confirmBooks: confirmBooksMail(other),
    booksConfirmed: booksConfirmedMail({ ...about, books: 'books@curbwise.example' }),
    booksInvoice: booksPaperMail({ ...other, paper: paperOf('charge') }),
    booksCreditNote: booksPaperMail({ ...other, paper: paperOf('refund') }),
    booksReversal: booksPaperMail({ ...other, paper: paperOf('reversal') }),
    booksDebitNote: booksPaperMail({ ...other, paper: paperOf('reinstatement') }),
    booksFailedPayment: booksPaperMail({ ...other, paper: { ...charge, kind: 'failed', number: null } }),
    addressLeft: addressLeftMail(other),
    addressNew: addressNewMail({ ...about, until: sampleToday }),
    addressBack: addressBackMail(about),
    addressLost: addressLostMail(other),
    signInLink: signInMail({ ...sender, kind: 'signIn', link }),
    passwordReset: signInMail({ ...sender, kind: 'resetPassword', link }),
  };
}

export const sampleMails = sampleMailsIn('en');

/** The weekly report for who runs the business. It has no other language. */
export const reportMails = {
  week: weeklyReportMail({
    brand: sampleAbout.brand,
    homeUrl: 'https://curbwise.example/',
    monday: new Date('2026-11-16T00:00:00Z'),
    sunday: new Date('2026-11-22T00:00:00Z'),
    figures: {
      registered: [31, 26],
      checkout: [22, 20],
      subscribed: [17, 15],
      ended: [2, 3],
      paying: 214,
      inTrial: 38,
      failing: 3,
      monthly: [
        { currency: 'EUR', billed: 118_300, inTrial: 24_500 },
        { currency: 'USD', billed: 1_094_100, inTrial: 171_500 },
      ],
      visits: [1240, 310, 96, 61, 31, 28, 22, 17],
    },
  }),
};
