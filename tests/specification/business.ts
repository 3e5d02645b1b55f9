import type { RulePage } from './rulePage.ts';
import {
  sessionGateway,
  signInLink,
  funnel,
  limits,
  money,
  quote,
  registration,
  afterwards,
  register,
  verify,
  seed,
  activation,
  billing,
  chargedTwice,
  checkouts,
  comeBack,
  confirmationMail,
  coupons,
  movedOwner,
  timeGivenBack,
  payPalProvider,
  webhooks,
} from './testFiles.ts';

/** The proofs of the rules in `reference/Business.mdx`. */
export const business: RulePage = {
  page: 'stories/docs/reference/Business.mdx',
  proofs: {
    'R-PRICE-MONTHLY': [
      `${quote} › has the specified prices and saving`,
      `${seed} › sells %s for the price of %s divided by %i in %s, an extra device for its price, after %i days`,
      'Funnel/Plans/PlansStep › MonthlySelected',
    ],
    'R-PRICE-YEARLY': [
      `${quote} › has the specified prices and saving`,
      `${seed} › sells %s for the price of %s divided by %i in %s, an extra device for its price, after %i days`,
      'Funnel/Plans/PlansStep › YearlySelected',
    ],
    'R-PRICE-SOURCE': [
      `${billing} › for 1 to 10 devices on $plan in $currency with coupon $code`,
      `${checkouts} › refuses to sell a plan whose %s differs from the plan at PayPal`,
    ],
    'R-PRICE-FALLBACK': [
      `${afterwards} › fall back to the specified words when they cannot be loaded, and load again on request`,
      'tests/funnel/checkout.test.tsx › is off, with the specified words, while the plan has no data',
      `${funnel} › says what the rules quote`,
      'Funnel/Plans/PlansStep › DataMissing',
      'Funnel/Checkout/FallbackCard › Monthly',
      'Funnel/Checkout/FallbackCard › Yearly',
    ],
    'R-PRICE-FALLBACK-FEATURES': [
      `${funnel} › lists the features that the rules quote while prices are missing`,
      'Funnel/Plans/PlansStep › DataMissing',
    ],
    'R-PRICE-DEVICES': [
      `${limits} › every limit and delay has its specified value`,
      'Components/RangeField › AtTheStart',
      'Components/RangeField › AtTheEnd',
    ],
    'R-PRICE-INCLUDED': [
      'Funnel/Checkout/OrderCard › OneDevice',
      `${billing} › and %i devices a month cost $%s`,
    ],
    'R-PRICE-EXTRA': [
      `${quote} › has the specified prices and saving`,
      `${billing} › and %i devices a month cost $%s`,
      'Funnel/Register/RegistrationFields › ShowsThePriceOfTheDevicesChosen',
      `${quote} › of $name in %s for %i devices is %i minor units`,
    ],
    'R-PRICE-TOTAL': [
      `${quote} › is the price plus one further price for each further device`,
      `${money} › has exactly the currency's decimals, whatever the amount`,
      'Funnel/Plans/PlansStep › ForThreeDevices',
    ],
    'R-PRICE-SERVER': [
      `${checkouts} › sends PayPal the plan, the devices and the checkout of our own records`,
    ],
    'R-CURRENCY-LIST': [
      'Pages/PlansPage › Ready',
      `${quote} › %j means %s`,
      'Components/CurrencySelect › FirstChosen',
      `${register} › has no unsupported currency and no consent`,
    ],
    'R-CURRENCY-SYMBOLS': [
      `${money} › %i minor units of %s read %s`,
      'Funnel/Plans/PlansStep › BilledInAnotherCurrency',
      `${quote} › bills the base currency where the plan is not sold in the preferred one, and says so`,
      'Components/OrderSummary › Free',
      'Funnel/Checkout/OrderCard › Free',
      'Flows/Sign up › Free',
    ],
    'R-CURRENCY-BILLED': [
      `${quote} › bills the base currency where the plan is not sold in the preferred one, and says so`,
      `${quote} › sells %s in every currency but the one PayPal cannot bill`,
      'Funnel/Plans/PlansStep › BilledInAnotherCurrency',
    ],
    'R-TRIAL-LENGTH': [
      'tests/domain/trial.test.ts › from %s of %i days, billed each %s, ends %s and renews %s',
      `${seed} › sells %s for the price of %s divided by %i in %s, an extra device for its price, after %i days`,
      `${afterwards} › shows what was bought, when it is charged and where the e-mail went`,
    ],
    'R-TRIAL-SHOWN': [
      'tests/domain/moments.test.ts › of a recorded subscription are those that were shown before the payment',
      `${confirmationMail} › tells in the words of the screens when what is charged`,
      'Funnel/Checkout/CheckoutStep › ReadyToPay',
    ],
    'R-TRIAL-REMINDER': [
      'tests/server/reminders.test.ts › lies in the inbox two days before the charge and not a minute earlier, with all the owner needs',
    ],
    'R-TRIAL-ONCE': [
      'tests/server/identity.test.ts › is not given again to an owner who had one, also after the record was removed',
      `${comeBack} › while the trial lasts charges at its end, and gives no second one`,
      `${comeBack} › after the end charges today, and keeps the receipts from before`,
      `${comeBack} › from a free coupon does not pay again for the month that was paid for before it`,
    ],
    'R-CHARGE-ONCE': [
      `${comeBack} › with another plan in each of two tabs keeps the first and cancels the other`,
      `${chargedTwice} › is cancelled and given back at once, and its owner is told`,
      `${chargedTwice} › leaves one of two that are approved, activated and told of all at once`,
      `${chargedTwice} › is given back once when PayPal %s`,
      `${chargedTwice} › is given back when its owner ended it at PayPal before it was recorded`,
      `${movedOwner} › pays for no second one that was opened before registering again`,
      `${chargedTwice} › is never what an owner has used: what was paid before a deletion stays paid`,
      'Mails/Mails › SecondChargeGivenBack',
      'Mails/Mails › ChargeGivenBackUnopened',
    ],
    'R-CHARGE-FACTS': [
      'tests/server/account.test.ts › is on record once, however often the events arrive',
      'tests/server/account.test.ts › whose every event was lost is found by the daily sweep',
      'tests/server/refundEvents.test.ts › in full is one receipt and one e-mail, also when its event comes late',
      'tests/server/refundEvents.test.ts › in part is seen on the receipt of the charge, and with its amount when its event comes',
      'tests/server/properties/givenBack.test.ts › counts once, however it is told, and takes with it just the time it paid for',
    ],
    'R-CHARGE-GIVEN-BACK': [
      `${timeGivenBack} › after the cancellation ends the access at once`,
      `${timeGivenBack} › while the subscription goes on is told on the page and by mail; the next charge makes it good`,
      `${timeGivenBack} › in part changes nothing of the time, and the parts that make the whole take it`,
      `${timeGivenBack} › of an earlier charge takes nothing of the time that a later one paid for`,
      `${timeGivenBack} › after two more were cancelled in turn leaves none of the time it paid for`,
      `${timeGivenBack} › under a free subscription leaves nothing for after it`,
      'Mails/Mails › Reversal',
    ],
    'R-CHECKOUT-PROMISE': [
      'tests/server/promisedTerms.test.ts › one trial, however many checkouts were opened before it',
      'tests/server/promisedTerms.test.ts › one use of a coupon for one subscription',
      'tests/server/promisedTerms.test.ts › a start at the end of paid time whose money was given back meanwhile',
    ],
    'R-CANCEL': [
      'tests/server/cancelSubscription.test.ts › in the trial ends at PayPal at once, charges nothing and leaves the trial',
      'tests/server/cancelSubscription.test.ts › five tabs cancel once and read the same',
    ],
    'R-MAIL-EVENTS': [
      'tests/server/account.test.ts › is told once for each try, with the next one, and forgotten when it is made good',
      'tests/server/account.test.ts › given back by a %s has a receipt and one e-mail',
      `${comeBack} › from two tabs makes one subscription`,
      'tests/server/account.test.ts › is told by one e-mail, with the price from before',
    ],
    'R-CHARGE-ONE': [
      `${activation} › makes one record, one e-mail and one redemption of twenty simultaneous activations`,
      `${webhooks} › makes one subscription together with the browser`,
    ],
    'R-CHARGE-READ-BACK': [
      `${activation} › refuses an invented id and writes nothing`,
      `${activation} › refuses and cancels an approved subscription of its own checkout with %s`,
    ],
    'R-CHARGE-LOST-BROWSER': [
      `${webhooks} › finishes an approval whose browser vanished, once, however often it is delivered`,
      `${webhooks} › finishes an approval whose browser vanished and whose webhook was lost`,
    ],
    'R-MAIL-CONFIRMATION': [
      `${confirmationMail} › goes to the owner alone, in the form the mail extension sends`,
    ],
    'R-COUPON-CHECK': [
      `${coupons} › accepts exactly the stored codes, whatever is typed, and spends nothing`,
    ],
    'R-COUPON-REDEEM': [
      `${coupons} › records a free subscription with the stand-in's ids, spends one use and sends one e-mail`,
      `${coupons} › answers the same to twenty simultaneous requests of one owner and spends one use`,
      'tests/e2e/signUp.spec.ts › an owner with LAUNCH pays the half-price plan and the coupon is spent once',
      `${coupons} › gives the last five uses to exactly five of thirty owners`,
    ],
    'R-COUPON-MOCK': [
      `${coupons} › records a free subscription with the stand-in's ids, spends one use and sends one e-mail`,
    ],
    'R-LIMIT-NAMES': [
      `${limits} › every limit and delay has its specified value`,
      `${registration} › with %s %j is refused with %j`,
      `${registration} › with the passwords %j is refused at %s with %j`,
    ],
    'R-LIMIT-AGE': [
      `${limits} › every limit and delay has its specified value`,
      `${limits} › the sign-in screen and the terms name the age`,
    ],
    'R-LIMIT-SUPPORT': [
      `${limits} › the confirmation and the terms name the hours within which support answers`,
    ],
    'R-LIMIT-AVAILABILITY': [`${limits} › the terms name the availability target`],
    'R-LIMIT-REDIRECTS': [
      `${verify} › is skipped for an owner who is signed in, who goes on after 1 s`,
      `${verify} › signs the owner in, remembers who, and goes on to register after 2 s`,
    ],
    'R-LIMIT-SUFFIX': [
      `${activation} › records every field of the specification, one e-mail and no password`,
      `${checkouts} › keeps the random letters when the registration is saved again`,
    ],
    'R-ACCESS-OWNER': [
      'tests/server/callable.test.ts › lets in an owner whose address is verified, and says how the owner signed in',
      `${checkouts} › answers with the subscription of an owner who has one, and makes no other`,
      'tests/domain/email.test.ts › is one account in any case, and another with dots or a plus',
    ],
    'R-ACCESS-ACCOUNT': [
      'tests/server/passedOnAddress.test.ts › is shown nothing of the subscription under it, which its owner still has',
      'tests/server/passedOnAddress.test.ts › exports nothing of it',
      'tests/server/passedOnAddress.test.ts › deletes nothing of it',
      'tests/server/passedOnAddress.test.ts › alerts an operator once, by the ids of the accounts alone',
      'tests/operations/rehome.test.ts › moves a subscription after its account, and both accounts can go on',
      'tests/server/identity.test.ts › is not given again %s',
    ],
    'R-ACCESS-STATUS': [
      `${checkouts} › tells nothing of another account's subscription`,
      `${register} › closes when another tab finishes`,
    ],
    'R-ACCESS-DATABASE': [
      'tests/rules/firestoreRules.test.ts › hold one match for every document, and it allows nothing',
      'tests/sandbox/hosting.test.ts › lets the app talk to Firebase Auth, never to the database',
      'tests/adapters/invoke.test.ts › goes to the site’s own origin with the input and the owner’s token',
    ],
    'R-ACCESS-SECRET': [
      `${payPalProvider} › and the secret never stand in a document or an error`,
      `${seed} › keeps no secret in a document`,
    ],
    'R-ACCESS-PASSWORD': [
      `${register} › keeps a draft without the password`,
      `${activation} › records every field of the specification, one e-mail and no password`,
      `${sessionGateway} › is kept under the specification’s keys, without a password`,
    ],
    'R-DATA-KEYS': [
      `${sessionGateway} › is kept under the specification’s keys, without a password`,
      `${sessionGateway} › comes back as it was saved`,
    ],
    'R-DATA-CONTACT': ['tests/domain/contact.test.ts › can be sent with a name, an address and some words'],
    'R-DATA-PLAN': [
      `${seed} › sells %s for the price of %s divided by %i in %s, an extra device for its price, after %i days`,
    ],
    'R-DATA-CREDENTIALS': [
      `${payPalProvider} › is shared with the next instance through its document, with the moment it ends`,
      `${coupons} › records a free subscription with the stand-in's ids, spends one use and sends one e-mail`,
    ],
    'R-DATA-SUBSCRIPTION': [
      `${activation} › records every field of the specification, one e-mail and no password`,
      `${activation} › records what the coupon gave`,
    ],
    'R-DATA-STATUS': [
      `${activation} › records every field of the specification, one e-mail and no password`,
      `${webhooks} › follows PayPal's state: suspended, active again, cancelled`,
    ],
    'R-CALL-LINK': [
      `${signInLink} › leads to the verification screen of this origin and is handled by the site`,
      `${signInLink} › carries %s unchanged`,
    ],
    'R-CALL-TOKEN': [
      `${payPalProvider} › is renewed once when PayPal refuses it to twenty calls at once`,
      `${payPalProvider} › of a wrong secret is refused without asking over and over`,
    ],
    'R-CALL-QUANTITY': [
      `${billing} › for 1 to 10 devices on $plan in $currency with coupon $code`,
      `${checkouts} › sends PayPal the plan, the devices and the checkout of our own records`,
    ],
  },
};
