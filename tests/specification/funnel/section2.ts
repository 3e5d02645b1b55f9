import type { Row } from '../row.ts';

const routes = 'tests/funnel/routes.test.tsx';
const screens = 'tests/funnel/screens.test.tsx';
const verify = 'tests/funnel/verify.test.tsx';
const register = 'tests/funnel/register.test.tsx';
const afterwards = 'tests/funnel/afterwards.test.tsx';

/** Section 2: screens and routes. */
export const section2: readonly Row[] = [
  {
    id: 'S2-area',
    says: '| /sign-up/* | Sign-up area |',
    proof: [`${routes} › %s shows “%s”`],
  },
  {
    id: 'S2-other-paths',
    says: '| any other path | redirects to / |',
    proof: [`${routes} › %s leads out of the app to the landing page`],
  },
  {
    id: 'S2-admin-reset',
    says: '/admin/reset-password (target of a redirect from verify-email)',
    decided:
      'The router knows this one path and shows the reset screen with its query, so that nobody is bounced to the landing page.',
    proof: [
      `${routes} › to reset a password arrives at the reset screen, with the code out of sight`,
      'Pages/VerifyEmailPage › ResetLinksGoToTheResetScreen',
    ],
  },
  {
    id: 'S2-dashboard-host',
    says: 'Outside this specification: /admin/reset-password (target of a redirect from verify-email); the dashboard application lives on an external host {host}.',
    decided: 'The host comes from the brand module. Existing owners find the way there: ‘Open dashboard’.',
    proof: ['Funnel/Frame/DashboardLink › TheOneWayOn', 'Funnel/Sign in/ExistingOwners › Idle'],
  },
  {
    id: 'S2-door',
    says: '| /sign-up/ | redirects to /sign-up/signin |',
    decided: 'With a code and a mode it goes to /sign-up/verify-email instead, its query kept.',
    proof: [
      `${routes} › %s leads to %s`,
      `${routes} › that arrives at the sign-up area’s door is verified`,
      `${routes} › of any other kind leads to sign-in`,
    ],
  },
  {
    id: 'S2-signin-screen',
    says: "| /signin | 'Create Account' screen: Google sign-up button, an 'OR' divider, an e-mail field, a 'Create Account with Email' button, terms and privacy text.",
    proof: [
      `${screens} › the sign-in screen offers Google, then the address, then names the terms and the privacy notice`,
      'Funnel/Sign in/SignInStep › Empty',
    ],
  },
  {
    id: 'S2-signin-google',
    says: 'Google success goes to /sign-up/register;',
    proof: ['Pages/SignInPage › GoogleLeadsToRegistration'],
  },
  {
    id: 'S2-signin-email',
    says: 'e-mail success goes to /sign-up/check-email |',
    proof: ['Pages/SignInPage › TheLinkLeadsToCheckEmail'],
  },
  {
    id: 'S2-home',
    says: '| /home | home screen, content not shown |',
    decided: '/sign-up/home is the welcome view.',
    proof: [`${routes} › %s shows “%s”`, 'Pages/HomePage › Ready'],
  },
  {
    id: 'S2-check-email',
    says: "| /check-email | 'Check Your Email'; says a sign-in link was sent to the stored e-mail; advises checking spam or contacting support |",
    proof: [
      'tests/funnel/waiting.test.tsx › names the address, and no inbox outside the sandbox',
      `${screens} › the waiting screen advises to look in the spam folder or to write to support`,
      'Funnel/Check e-mail/CheckEmailStep › JustSent',
    ],
  },
  {
    id: 'S2-verify-route',
    says: '| /verify-email?email= | target of the e-mail link (see below) |',
    decided:
      'The address comes from the `email` parameter of the continueUrl or of the link itself: the emulator and production differ.',
    proof: [
      'tests/adapters/signInLink.test.ts › leads to the verification screen of this origin and is handled by the site',
      `${verify} › may carry the address itself, as the emulator writes it`,
    ],
  },
  {
    id: 'S2-register-route',
    says: '| /register | registration gate and form (see below) |',
    proof: ['Pages/RegisterPage › Ready'],
  },
  {
    id: 'S2-plans-route',
    says: '| /plans | plan selection (see below) |',
    proof: ['Pages/PlansPage › Ready'],
  },
  {
    id: 'S2-checkout-route',
    says: '| /checkout?plan= | payment (see below) |',
    proof: ['Pages/CheckoutPage › Ready'],
  },
  {
    id: 'S2-final-route',
    says: '| /final | confirmation |',
    proof: ['Pages/FinalPage › Ready'],
  },
  {
    id: 'S2-reset-route',
    says: '| /reset-password | password reset |',
    proof: [`${routes} › %s shows “%s”`, 'Pages/ResetPasswordPage › Ready'],
  },
  {
    id: 'S2-any-other-step',
    says: '| any other | redirects to /sign-up/signin |',
    proof: [`${routes} › %s leads to %s`],
  },
  {
    id: 'S2-welcome',
    says: "Welcome/landing view of the sign-up area: shows 'Loading...' while waiting, then a welcome heading with the product name.",
    proof: [
      'Funnel/Home/HomeStep › Loading',
      'Funnel/Home/HomeStep › Welcome',
      'tests/content/funnel.test.ts › welcomes with the name of the product',
    ],
  },
  {
    id: 'S2-welcome-subscribed',
    says: "It shows 'Email Already Exists' when the stored e-mail is already in the Subscriptions collection and a stored user credential exists.",
    decided:
      'What counts is what the server knows about the signed-in owner’s own verified address, not what this browser stored.',
    proof: [
      `${afterwards} › tells an owner who has a subscription`,
      "tests/server/checkouts.test.ts › tells nothing of another account's subscription",
    ],
  },
  {
    id: 'S2-welcome-not-subscribed',
    says: 'If the stored e-mail and credential exist but the e-mail is not subscribed, it redirects to /sign-up/register.',
    decided: 'As above: the signed-in owner, asked of the server.',
    proof: [
      `${afterwards} › sends an owner without a subscription to register`,
      'Pages/HomePage › SendsAnUnregisteredOwnerToRegister',
    ],
  },
  {
    id: 'S2-door-with-a-link',
    says: 'If the query has oobCode and mode is signIn or resetPassword, it redirects to /sign-up/verify-email keeping the query string.',
    proof: [
      `${routes} › that arrives at the sign-up area’s door is verified`,
      `${routes} › to reset a password arrives at the reset screen, with the code out of sight`,
    ],
  },
  {
    id: 'S2-verify-query',
    says: '**Verify-email** reads query parameters oobCode, mode and continueUrl.',
    proof: [
      'tests/domain/verifyLink.test.ts › whatever its parameters, asks for a sign-in, a reset, or is refused in specified words',
    ],
  },
  {
    id: 'S2-verify-reset',
    says: '- mode resetPassword with a code: redirect to /admin/reset-password?oobCode=...&mode=resetPassword.',
    proof: [
      `${verify} › leads a password reset to its own screen`,
      'Pages/VerifyEmailPage › ResetLinksGoToTheResetScreen',
    ],
  },
  {
    id: 'S2-verify-known-owner',
    says: '- Credentials already stored: shows success and goes to /sign-up/register after 1 s.',
    decided:
      'A signed-in owner counts, not a stored credential. A link for another address than the one known here stops and asks which one.',
    proof: [
      `${verify} › is skipped for an owner who is signed in, who goes on after 1 s`,
      `${verify} › asks which one before it is used`,
      'Funnel/Verify/VerifyStep › Choosing',
    ],
  },
  {
    id: 'S2-verify-sign-in',
    says: "- Otherwise, for mode signIn with a code and an e-mail taken from the continueUrl's email parameter: checks the link is a valid e-mail sign-in link and signs the user in with it.",
    decided: 'The address may also stand in the link’s own `email` parameter.',
    proof: [
      `${verify} › signs the owner in, remembers who, and goes on to register after 2 s`,
      `${verify} › may carry the address itself, as the emulator writes it`,
      'tests/e2e/signUp.spec.ts › an owner signs in by e-mail link, pays, and finds one record, one bill and one e-mail',
    ],
  },
  {
    id: 'S2-verify-success',
    says: "On success it stores the user credential (uid, email), sets GoogleSignOn to false, shows 'Your email has been successfully verified! Redirecting to registration...' and navigates to /sign-up/register after 2 s.",
    proof: [
      `${verify} › signs the owner in, remembers who, and goes on to register after 2 s`,
      'Funnel/Verify/VerifyStep › Verified',
      'Flows/Sign up › ByEmailLink',
    ],
  },
  {
    id: 'S2-verify-failure',
    says: "- Failure shows the message and a 'Return to Sign In' button to /sign-up/signin.",
    proof: [
      `${screens} › a link that does not work leads back to sign-in by its button`,
      'Funnel/Verify/VerifyStep › ReturnsToSignIn',
    ],
  },
  {
    id: 'S2-verify-mode-remembered',
    says: '- The mode is remembered in local storage when absent from the URL.',
    decided: 'Only the two modes the screen knows are remembered.',
    proof: [
      `${verify} › uses the remembered mode when it names none`,
      `${verify} › of an unknown mode is not remembered`,
    ],
  },
  {
    id: 'S2-gate-loading',
    says: '**Register gate**: shows Loading;',
    proof: ['Pages/RegisterPage › Loading', 'Funnel/Register/RegisterStep › Loading'],
  },
  {
    id: 'S2-gate-subscribed',
    says: "if the user's e-mail already exists among subscriptions shows 'Email Already Exists' / 'This email is already registered. Please sign in instead.' with a 'Go to Sign In' button;",
    decided: 'Asked of the server about the signed-in owner; again on focus and when another tab finishes.',
    proof: [
      `${register} › stays closed for an owner who has a subscription`,
      `${register} › closes when another tab finishes`,
      `${screens} › the gate for an owner with a subscription leads to sign-in`,
      'Funnel/Frame/SubscribedGate › EmailAlreadyExists',
    ],
  },
  {
    id: 'S2-gate-stranger',
    says: 'with no stored e-mail redirects to sign-in;',
    decided: 'Nobody is signed in: what this browser stored does not count.',
    proof: [
      `${register} › sends a visitor nobody knows to sign in`,
      'Pages/RegisterPage › SendsAStrangerToSignIn',
    ],
  },
  {
    id: 'S2-gate-open',
    says: 'otherwise shows the registration form.',
    proof: ['Pages/RegisterPage › Ready'],
  },
  {
    id: 'S2-register-progress',
    says: "**Registration form** ('Sign Up', step 1 of 4 in a progress bar: Account, Plan, Payment, Confirmation).",
    proof: [
      `${screens} › the progress bar counts four steps, and the registration is the first`,
      'Funnel/Register/RegisterStep › ByEmailLink',
    ],
  },
  {
    id: 'S2-register-fields',
    says: 'Fields: Full Name, Food Truck Name, Email (read-only), Password and Confirm Password (only for e-mail sign-in, with show/hide toggle), Number of POS Devices slider, Preferred Currency select, Terms of Use checkbox with link to /terms-of-use.',
    decided: 'An unticked marketing-consent box stands under the terms.',
    proof: [
      `${screens} › the registration asks in the specified order, and does not let the address be changed`,
      `${screens} › the registration of an owner with Google asks for no password`,
      'Funnel/Register/RegistrationFields › ForAnOwnerByEmailLink',
      'Funnel/Register/RegistrationFields › LooksAtThePassword',
      'Funnel/Register/RegistrationFormView › Empty',
    ],
  },
  {
    id: 'S2-register-submit',
    says: "Submit 'Continue to Select Plan' is disabled until terms are ticked; clicking without terms shows 'You need to accept the terms of use to continue.' for 3 s.",
    decided: 'It looks disabled (`aria-disabled`) and still answers a click with the hint.',
    proof: ['Funnel/Register/RegistrationFormView › ContinuesWithoutTheTerms'],
  },
  {
    id: 'S2-register-logout',
    says: 'A Logout button clears all local storage and goes to sign-in.',
    proof: [
      `${afterwards} › %s and forgets everything here`,
      'Funnel/Register/RegisterStep › LogsOut',
      'Flows/Sign up › LogsOut',
    ],
  },
  {
    id: 'S2-register-onward',
    says: 'Submit goes to /sign-up/plans.',
    proof: ['Flows/Sign up › ToPlans'],
  },
  {
    id: 'S2-plans-screen',
    says: "**Plans (step 2)**: 'Choose Your Plan'; cards Monthly and Yearly (Yearly tagged Most Popular);",
    proof: [
      `${screens} › the plans are the second step, Monthly and Yearly, of which Yearly alone is recommended`,
      'Funnel/Plans/PlansStep › MonthlySelected',
    ],
  },
  {
    id: 'S2-plans-loading',
    says: "'Loading plan details...' while loading.",
    proof: ['Funnel/Plans/PlansStep › Loading'],
  },
  {
    id: 'S2-plans-query',
    says: 'Query parameter plan = Monthly or Yearly; an unknown value falls back to Monthly.',
    proof: ['tests/domain/quote.test.ts › %j means %s', 'Pages/PlansPage › AnUnknownPlanIsMonthly'],
  },
  {
    id: 'S2-plans-select',
    says: "Selecting a card updates the plan query parameter; the selected card's button shows 'Selected' and is disabled.",
    proof: ['Pages/PlansPage › TheAddressFollowsTheChoice', 'Funnel/Plans/PlansStep › MonthlySelected'],
  },
  {
    id: 'S2-plans-proceed',
    says: "'Proceed to Checkout' goes to /sign-up/checkout?plan={plan}.",
    proof: ['Pages/PlansPage › TheAddressFollowsTheChoice', 'Funnel/Plans/PlansStep › ProceedsToCheckout'],
  },
  {
    id: 'S2-plans-logout',
    says: 'Logout button present.',
    proof: ['Flows/Sign up › LogsOut'],
  },
  {
    id: 'S2-checkout-without-plan',
    says: '**Checkout (step 3)**: without the plan parameter, redirects to /sign-up/plans.',
    proof: [
      'Pages/CheckoutPage › WithoutAPlanGoesBackToThePlans',
      `${routes} › %s sends a registered owner to the plans`,
    ],
  },
  {
    id: 'S2-checkout-header',
    says: "Header with 'Back to Plans' button and a 4-step progress bar (Account and Plan done, Payment active, Confirmation).",
    proof: [
      `${screens} › the payment is the third step, with Account and Plan done`,
      'Funnel/Checkout/CheckoutStep › GoesBackToThePlans',
    ],
  },
  {
    id: 'S2-checkout-parts',
    says: "'Change Plan' button, a coupon box, and the checkout card (payment button, or free checkout when a free coupon is applied).",
    proof: [
      'Funnel/Checkout/CheckoutStep › ReadyToPay',
      'Funnel/Checkout/CheckoutStep › Free',
      'Flows/Sign up › ChangesThePlan',
      'tests/funnel/checkout.test.tsx › that is free leaves nothing to pay and no PayPal button',
    ],
  },
  {
    id: 'S2-checkout-footer',
    says: 'Footer links to /terms-of-use, /privacy-notice and an external help page.',
    proof: [`${screens} › the payment has the terms, the privacy notice and the help page at its foot`],
  },
  {
    id: 'S2-checkout-loading',
    says: "Loading texts: 'Loading checkout details...', 'Loading plan details...'.",
    proof: ['Funnel/Checkout/CheckoutStep › LoadingCheckout', 'Funnel/Checkout/CheckoutStep › LoadingPlan'],
  },
  {
    id: 'S2-final',
    says: "**Final (step 4)**: 'You Are All Set!' thanks the user, says a confirmation e-mail with instructions was sent and the subscription is active; shows a support contact.",
    decided:
      'The e-mail is really sent: the transaction that records the subscription writes it to the outbox.',
    proof: [
      `${afterwards} › shows what was bought, when it is charged and where the e-mail went`,
      `${screens} › the confirmation thanks, and names the address of support`,
      'tests/content/funnel.test.ts › thanks, and says that the e-mail was sent and the subscription is active',
      'tests/server/confirmationMail.test.ts › goes to the owner alone, in the form the mail extension sends',
    ],
  },
  {
    id: 'S2-reset',
    says: "**Reset password**: 'Reset Your Password' with New password and Confirm password (both required, minimum length 6); button 'Update Password' (label 'Updating...' while submitting).",
    proof: [
      'Funnel/Reset password/ResetPasswordStep › Empty',
      'Funnel/Reset password/NewPasswordForm › LeavesBothEmpty',
      'Funnel/Reset password/NewPasswordForm › TypesAShortPassword',
      'Funnel/Reset password/ResetPasswordStep › Updating',
    ],
  },
];
