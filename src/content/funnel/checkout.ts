import { timelineWords } from '#domain/timelineWords.ts';
import { extraTablets } from '#domain/tablets.ts';
import { sellerLine } from '../brand.ts';
import { perInterval } from './intervals.ts';

export const checkout = {
  heading: 'Payment',
  loading: 'Loading checkout details...',
  loadingPlan: 'Loading plan details...',
  back: 'Back to Plans',
  change: 'Change Plan',
  coupon: {
    heading: 'Coupon',
    /** Label of the button that opens the coupon field. */
    open: 'Have a code?',
    label: 'Coupon code',
    apply: 'Apply',
    validating: 'Validating...',
    applied: 'Applied ✓',
    remove: 'Remove coupon',
    free: 'This coupon makes your subscription free.',
    discount: (price: string) => `Your price is now ${price}.`,
  },
  summary: {
    heading: 'Order summary',
    plan: 'Plan',
    planName: (plan: string) => `${plan} plan`,
    replaces: (plan: string) => `instead of ${plan}`,
    firstDevice: 'First tablet',
    extraDevices: extraTablets,
    coupon: 'Coupon',
    couponNamed: (code: string) => `Coupon ${code}`,
    /** Instead of a line for the coupon, if its plan is billed in another interval or currency than the chosen one. */
    planWithCoupon: (plan: string, code: string) => `${plan} plan with coupon ${code}`,
    /** After the old price, which is struck through. */
    nowCosts: (price: string) => `now ${price}.`,
    /** After the new price, if the coupon changes the billing interval. */
    nowPaid: {
      month: 'You’ll pay every month, not once a year.',
      year: 'You’ll pay once a year, not every month.',
    },
    youSave: (amount: string) => `You save ${amount} a year.`,
    total: 'Total',
    dueToday: 'Due today',
    /** Label of the button that opens the dates on a phone. */
    dates: 'All dates',
    /** After the amount that is due today. */
    firstCharge: (amount: string, day: string) => `First charge: ${amount} on ${day}.`,
    nothingToCome: 'You won’t be charged, now or later.',
    /** Without a trial. */
    nextCharge: (amount: string, day: string) => `Next charge: ${amount} on ${day}.`,
    /** Replaces the total while the exact price is unknown. */
    about: 'About',
    perInterval,
    free: 'FREE',
    account: 'Account',
  },
  /** Charge dates and how to cancel, in the same words as in the e-mails. */
  timeline: timelineWords,
  billedElsewhere: (preferred: string, billed: string) =>
    `This plan isn’t sold in ${preferred}. You’ll pay in ${billed}.`,
  pay: {
    heading: 'Pay with PayPal',
    /** Once PayPal's script says that it takes a card from this buyer. */
    headingWithCard: 'Pay with PayPal or card',
    /** On a phone: the button that scrolls from the order to the payment below it. */
    goTo: 'Go to payment',
    note: 'PayPal handles the payment. We never see your card.',
    /** Once PayPal's script says that it takes no card from this buyer without an account. */
    accountNeeded: 'You’ll need a PayPal account, where you can add your card.',
    /** Below the button: the seller. */
    seller: `You’re buying from ${sellerLine}.`,
    /** Text in place of PayPal's button. */
    loading: 'Loading PayPal...',
    failed: 'PayPal couldn’t be loaded. A content blocker or a weak connection may be the reason.',
    retry: 'Load PayPal again',
    /** After the site's own file for the button failed to load. */
    lost: 'The payment button couldn’t be loaded. Your order and your coupon are saved.',
    off: 'Subscribe',
    /** After PayPal's window was blocked: the same approval on PayPal's own page. */
    /** After PayPal refused the owner's currency. */
    inBase: (currency: string) => `Pay in ${currency}`,
    inBaseBusy: 'Changing the currency...',
    onPage: 'Continue on PayPal’s page',
    onPageBusy: 'Opening PayPal...',
    /** After PayPal's script failed to load twice. */
    onPageInstead: 'You can also continue without the button:',
    onPageHint: 'Allow popups for this site and press the button again, or continue on PayPal’s page:',
  },
  free: { heading: 'Nothing to pay', submit: 'Complete Free Checkout', busy: 'Completing...' },
  cancelled:
    'You closed the payment window. Nothing was paid. Try again anytime. If PayPal declined your payment, use another card or account.',
  finishing: {
    heading: 'Approved. Finishing your sign-up...',
    body: 'You approved your subscription in PayPal. Setting it up takes a few seconds, and you can close this page.',
    slow: 'This is taking longer than usual. Your approval is safe, and we’ll finish it for you, usually within minutes. Please don’t approve it again.',
    /** After the error of the last request. */
    safe: 'Your approval is safe, and we’ll finish it for you. Please don’t approve it again.',
    check: 'Check again',
  },
} as const;
