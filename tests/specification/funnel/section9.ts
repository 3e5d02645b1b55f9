import type { Row } from '../row.ts';

const quote = 'tests/domain/quote.test.ts';
const afterwards = 'tests/funnel/afterwards.test.tsx';
const dataMissing = 'Funnel/Plans/PlansStep › DataMissing';
const limitsTest = 'tests/content/limits.test.ts';

/** Section 9: business constants and limits. */
export const section9: readonly Row[] = [
  {
    id: 'S9-monthly',
    says: '- Monthly: $49 per month, 7-day free trial.',
    decided: 'One typed price source feeds every place; the database wins over it.',
    proof: [
      `${quote} › holds the specification's prices`,
      'tests/sandbox/seed.test.ts › sells %s in %s for %s, an extra device for %s, after %i days',
      'Funnel/Plans/PlansStep › MonthlySelected',
    ],
  },
  {
    id: 'S9-yearly',
    says: '- Yearly: $29 per month, billed annually at $348, 14-day free trial',
    decided: 'As above.',
    proof: [
      `${quote} › holds the specification's prices`,
      'tests/sandbox/seed.test.ts › sells %s in %s for %s, an extra device for %s, after %i days',
      'Funnel/Plans/PlansStep › YearlySelected',
    ],
  },
  {
    id: 'S9-fallback-prices',
    says: '**Sign-up fallbacks** (shown when plan data is missing): Monthly $29 per month; Yearly $29 per month billed annually $348; free trial 14 days.',
    decided: 'With a note that the exact price could not be loaded, and with the payment button off.',
    proof: [
      `${afterwards} › fall back to the specified words when they cannot be loaded, and load again on request`,
      'tests/funnel/checkout.test.tsx › is off, with the specified words, while the plan has no data',
      'tests/content/funnel.test.ts › says "%s"',
      dataMissing,
      'Funnel/Checkout/FallbackCard › Monthly',
      'Funnel/Checkout/FallbackCard › Yearly',
    ],
  },
  {
    id: 'S9-fallback-features',
    says: 'Fallback features Monthly: Advance menu designer, Employees management, Real-time reports; Yearly adds Advance discounting system, Offline mode, Printer support.',
    proof: ['tests/content/funnel.test.ts › says "%s"', dataMissing],
  },
  {
    id: 'S9-database-prices',
    says: 'Actual plan prices stored in the database: not shown.',
    decided: 'They are the price source’s amounts, and what PayPal bills is checked against what was shown.',
    proof: [
      'tests/server/billing.test.ts › for 1 to 10 devices on $plan in $currency with coupon $code',
      'tests/server/checkouts.test.ts › refuses to sell a plan whose %s differs from the plan at PayPal',
    ],
  },
  {
    id: 'S9-devices',
    says: '**Pricing rules**\n- POS devices 1 to 10, default 1;',
    proof: [
      `${limitsTest} › every limit and delay is the specification’s`,
      'Components/DeviceSlider › AtTheStart',
      'Components/DeviceSlider › AtTheEnd',
    ],
  },
  {
    id: 'S9-first-device',
    says: 'the first device is included;',
    proof: [
      'Funnel/Checkout/OrderCard › OneDevice',
      'tests/server/billing.test.ts › and %i devices a month cost $%s',
    ],
  },
  {
    id: 'S9-extra-device',
    says: 'each additional device costs $5 a month (changeable after sign-up).',
    decided: 'Yearly it is 60 for the year: $5 a month, billed yearly.',
    proof: [
      `${quote} › holds the specification's prices`,
      'tests/server/billing.test.ts › and %i devices a month cost $%s',
      'Funnel/Register/RegistrationFields › ShowsThePriceOfTheDevicesChosen',
    ],
  },
  {
    id: 'S9-extra-devices',
    says: '- Extra devices = posDevices - 1.',
    proof: [`${quote} › of $name in %s for %i devices is %i minor units`],
  },
  {
    id: 'S9-total',
    says: 'Total price = price + extra devices x additional_device, shown with 2 decimals.',
    decided: 'In whole minor units; yen has no decimals. PayPal bills exactly this, by tiers.',
    proof: [
      `${quote} › is what a tiered plan bills for the quantity ordered, and grows by one price for each device`,
      "tests/domain/money.test.ts › has exactly the currency's decimals, whatever the amount",
      'Funnel/Plans/PlansStep › ForThreeDevices',
    ],
  },
  {
    id: 'S9-trial',
    says: '- Free trial length in days comes from the plan (free_trial); the subscription end date is computed from it.',
    proof: [
      'tests/domain/trial.test.ts › from %s of %i days, billed each %s, ends %s and renews %s',
      'tests/sandbox/seed.test.ts › sells %s in %s for %s, an extra device for %s, after %i days',
      `${afterwards} › shows what was bought, when it is charged and where the e-mail went`,
    ],
  },
  {
    id: 'S9-defaults',
    says: '- Default plan is Monthly. Default currency USD.',
    proof: [
      'Pages/PlansPage › Ready',
      `${quote} › %j means %s`,
      'Components/CurrencySelect › FirstChosen',
      'tests/funnel/register.test.tsx › is no currency nobody sells in, and no consent nobody gave',
    ],
  },
  {
    id: 'S9-symbols',
    says: '- Currency symbols: USD $, EUR €, GBP £, AUD A$, CAD C$, JPY ¥, INR ₹.',
    decided:
      'No amount is shown in a currency that is not billed: INR is offered, and billed in the base currency with a sentence that says so.',
    proof: [
      'tests/domain/money.test.ts › %i minor units of %s read %s',
      'Funnel/Plans/PlansStep › BilledInAnotherCurrency',
      `${quote} › bills the base currency where the plan is not sold in the preferred one, and says so`,
    ],
  },
  {
    id: 'S9-free',
    says: 'A free coupon shows FREE.',
    proof: ['Components/OrderSummary › Free', 'Funnel/Checkout/OrderCard › Free', 'Flows/Sign up › Free'],
  },
  {
    id: 'S9-coupon-use',
    says: '- A coupon use decrements applies_left by 1.',
    decided: 'Checking spends nothing; never below 0; one use per owner and code.',
    proof: [
      "tests/server/coupons.test.ts › records a free subscription with the stand-in's ids, spends one use and sends one e-mail",
      'tests/server/coupons.test.ts › answers the same to twenty simultaneous requests of one owner and spends one use',
      'tests/e2e/signUp.spec.ts › an owner with LAUNCH pays the half-price plan and the coupon is spent once',
    ],
  },
  {
    id: 'S9-suffix',
    says: '- Restaurant-name random suffix: 10 characters.',
    proof: [
      'tests/server/activation.test.ts › records every field of the specification, one e-mail and no password',
      'tests/server/checkouts.test.ts › keeps the random letters when the registration is saved again',
    ],
  },
  {
    id: 'S9-limits',
    says: '**Limits and timings**: name max 15 characters; password min 6;',
    proof: [
      `${limitsTest} › every limit and delay is the specification’s`,
      'tests/domain/registration.test.ts › with %s %j is refused with %j',
      'tests/domain/registration.test.ts › with the passwords %j is refused at %s with %j',
    ],
  },
  {
    id: 'S9-age',
    says: 'minimum age 18;',
    proof: [
      `${limitsTest} › every limit and delay is the specification’s`,
      `${limitsTest} › the sign-in screen and the terms name the age`,
    ],
  },
  {
    id: 'S9-support',
    says: 'support reply target 8 hours;',
    proof: [`${limitsTest} › the confirmation and the terms name the hours within which support answers`],
  },
  {
    id: 'S9-availability',
    says: 'availability target 99%;',
    proof: [`${limitsTest} › the terms name the availability target`],
  },
  {
    id: 'S9-redirects',
    says: 'redirect delays 1 s and 2 s;',
    proof: [
      'tests/funnel/verify.test.tsx › is skipped for an owner who is signed in, who goes on after 1 s',
      'tests/funnel/verify.test.tsx › signs the owner in, remembers who, and goes on to register after 2 s',
    ],
  },
  {
    id: 'S9-terms-hint',
    says: 'terms hint shown 3 s.',
    proof: [
      'Funnel/Register/RegistrationFormView › ContinuesWithoutTheTerms',
      `${limitsTest} › every limit and delay is the specification’s`,
    ],
  },
];
