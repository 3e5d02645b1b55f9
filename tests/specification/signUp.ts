import type { RulePage } from './rulePage.ts';
import {
  authErrors,
  payPalSubscribeButton,
  errors,
  funnel,
  registration,
  google,
  signUpJourney,
  afterwards,
  checkout,
  register,
  routes,
  screens,
  signIn,
  verify,
  waiting,
  activation,
  callable,
  coupons,
  lostFiles,
} from './testFiles.ts';

/** The proofs of the rules in `reference/SignUp.mdx`. */
export const signUp: RulePage = {
  page: 'stories/docs/reference/SignUp.mdx',
  proofs: {
    'R-PATH-SIGN-UP': [`${routes} › %s shows “%s”`],
    'R-PATH-UNKNOWN': [
      `${routes} › %s redirects out of the app to the landing page`,
      'tests/prerender/unknownPath.spec.ts › a browser goes on from an unknown path to the landing page',
      'tests/prerender/unknownPath.spec.ts › without scripts it does so too',
    ],
    'R-PATH-UNKNOWN-STEP': [`${routes} › %s leads to %s`],
    'R-PATH-ENTRY': [
      `${routes} › %s leads to %s`,
      `${routes} › that arrives at /sign-up/ is verified`,
      `${routes} › of any other kind redirects to sign-in`,
      `${routes} › to reset a password opens the reset screen, with the code removed from the address`,
    ],
    'R-PATH-RESET': [
      `${routes} › to reset a password opens the reset screen, with the code removed from the address`,
      'Pages/VerifyEmailPage › ResetLinksGoToTheResetScreen',
    ],
    'R-PATH-DASHBOARD': ['Funnel/Frame/DashboardLink › TheOneWayOn', 'Funnel/Sign in/ExistingOwners › Idle'],
    'R-PATH-ORDER': [
      'Flows/Sign up › ByEmailLink',
      'Flows/Sign up › Paid',
      `${signUpJourney} › an owner signs in by e-mail link, pays, and finds one record, one bill and one e-mail`,
      `${google} › an owner starts a trial on the landing page, signs in through Firebase's own Google popup and pays`,
    ],
    'R-PATH-SIGNED-OUT': [
      `${routes} › %s sends a signed-out visitor to sign in`,
      `${routes} › %s sends an owner without a registration to register`,
    ],
    'R-SIGNIN-SCREEN': [
      `${screens} › the sign-in screen offers Google, then the address, then names the terms and the privacy notice`,
      'Funnel/Sign in/SignInStep › Empty',
    ],
    'R-SIGNIN-GOOGLE': ['Pages/SignInPage › GoogleLeadsToRegistration'],
    'R-SIGNIN-EMAIL': ['Pages/SignInPage › TheLinkLeadsToCheckEmail'],
    'R-SIGNIN-ADDRESS': [
      `${signIn} › refuses %s before anything is sent`,
      'tests/domain/email.test.ts › %j may not',
      'Funnel/Sign in/SignInStep › InvalidEmail',
    ],
    'R-SIGNIN-BUTTON': [
      'Funnel/Sign in/SignInStep › Empty',
      'Funnel/Sign in/SignInStep › WaitingForGoogle',
      `${signIn} › sends one link however often the button is pressed`,
    ],
    'R-SIGNIN-LINK-NOT-SENT': [
      `${authErrors} › a link that could not be sent: %s`,
      `${signIn} › says so when the link could not be sent, and stays`,
      'Funnel/Sign in/SignInStep › LinkNotSent',
    ],
    'R-SIGNIN-POPUP': [
      `${authErrors} › Google: %s`,
      `${signIn} › says what happened when it ends with %s, and can be tried again`,
    ],
    'R-SIGNIN-POPUP-BLOCKED': [
      `${authErrors} › Google: %s`,
      `${errors} › %s reads as specified: %s`,
      'Funnel/Sign in/SignInStep › PopupBlocked',
    ],
    'R-SIGNIN-POPUP-CLOSED': [
      `${authErrors} › Google: %s`,
      'Funnel/Sign in/SignInStep › PopupClosed',
      `${google} › closing the account chooser says so in the specified words`,
    ],
    'R-SIGNIN-DOMAIN': [
      `${authErrors} › Google: %s`,
      `${errors} › %s reads as specified: %s`,
      'Funnel/Sign in/SignInStep › UnauthorizedDomain',
    ],
    'R-SIGNIN-GOOGLE-OTHER': [
      `${authErrors} › Google: any other failure is told with its message and code`,
      'Funnel/Sign in/SignInStep › GoogleFailed',
    ],
    'R-SIGNIN-EXISTING': [
      `${signIn} › answers the same for every address`,
      'Funnel/Sign in/ExistingOwners › Idle',
      'Funnel/Sign in/ExistingOwners › AsksForAResetLink',
    ],
    'R-CHECK-EMAIL': [
      `${waiting} › names the address, and no inbox outside the sandbox`,
      `${screens} › the check-e-mail screen advises to look in the spam folder or to write to support`,
      'Funnel/Check e-mail/CheckEmailStep › JustSent',
    ],
    'R-HOME-WELCOME': [
      `${routes} › %s shows “%s”`,
      'Pages/HomePage › Ready',
      'Funnel/Home/HomeStep › Loading',
      'Funnel/Home/HomeStep › Welcome',
      `${funnel} › greets with the name of the product`,
    ],
    'R-HOME-SUBSCRIBED': [
      `${afterwards} › tells an owner who has a subscription`,
      "tests/server/checkouts.test.ts › tells nothing of another account's subscription",
    ],
    'R-HOME-UNREGISTERED': [
      `${afterwards} › sends an owner without a subscription to register`,
      'Pages/HomePage › SendsAnUnregisteredOwnerToRegister',
    ],
    'R-VERIFY-LINK': [
      'tests/adapters/signInLink.test.ts › leads to the verification screen of this origin and is handled by the site',
      `${verify} › may carry the address itself, as the emulator writes it`,
      'tests/domain/verifyLink.test.ts › whatever its parameters, asks for a sign-in, a reset, or is refused in specified words',
    ],
    'R-VERIFY-STATES': [
      'Funnel/Verify/VerifyStep › Verifying',
      'Funnel/Verify/VerifyStep › Verified',
      'Funnel/Verify/VerifyStep › CodeUsed',
      'Funnel/Verify/VerifyStep › Choosing',
    ],
    'R-VERIFY-RESET': [
      `${verify} › redirects a password reset to its own screen`,
      'Pages/VerifyEmailPage › ResetLinksGoToTheResetScreen',
    ],
    'R-VERIFY-SIGNED-IN': [
      `${verify} › is skipped for an owner who is signed in, who goes on after 1 s`,
      `${verify} › asks which one before it is used`,
      'Funnel/Verify/VerifyStep › Choosing',
    ],
    'R-VERIFY-SIGN-IN': [
      `${verify} › signs the owner in, remembers who, and goes on to register after 2 s`,
      `${verify} › may carry the address itself, as the emulator writes it`,
      `${signUpJourney} › an owner signs in by e-mail link, pays, and finds one record, one bill and one e-mail`,
    ],
    'R-VERIFY-SUCCESS': [
      `${verify} › signs the owner in, remembers who, and goes on to register after 2 s`,
      'Funnel/Verify/VerifyStep › Verified',
      'Flows/Sign up › ByEmailLink',
    ],
    'R-VERIFY-FAILURE': [
      `${screens} › a broken link has a button that leads back to sign-in`,
      'Funnel/Verify/VerifyStep › ReturnsToSignIn',
    ],
    'R-VERIFY-MODE': [
      `${verify} › uses the remembered mode when it names none`,
      `${verify} › of an unknown mode is not remembered`,
    ],
    'R-VERIFY-IN-USE': [
      `${verify} › counts as success when the address is already in use`,
      `${authErrors} › a sign-in link: %s is %s`,
    ],
    'R-VERIFY-NO-ADDRESS': [
      `${verify} › %s says so and signs nobody in`,
      `${errors} › %s reads as specified: %s`,
      'Funnel/Verify/VerifyStep › EmailMissing',
    ],
    'R-VERIFY-NOT-A-LINK': [
      `${verify} › refused with %s says so and goes nowhere`,
      `${errors} › %s reads as specified: %s`,
      'Funnel/Verify/VerifyStep › InvalidLink',
    ],
    'R-VERIFY-USED': [
      `${authErrors} › a sign-in link: %s is %s`,
      `${verify} › refused with %s says so and goes nowhere`,
      `${errors} › %s reads as specified: %s`,
      'Funnel/Verify/VerifyStep › CodeUsed',
    ],
    'R-VERIFY-PROVIDER': [
      `${authErrors} › a sign-in link: any other failure shows the provider’s own message`,
      `${authErrors} › a sign-in link: without a message of the provider the general sentence is shown`,
      'Funnel/Verify/VerifyStep › ProviderMessage',
      'Funnel/Verify/VerifyStep › NotVerified',
    ],
    'R-VERIFY-UNSUPPORTED': [
      `${verify} › %s says so and signs nobody in`,
      `${errors} › %s reads as specified: %s`,
      'Funnel/Verify/VerifyStep › UnsupportedMode',
    ],
    'R-VERIFY-NO-CODE': [
      `${verify} › %s says so and signs nobody in`,
      `${errors} › %s reads as specified: %s`,
      'Funnel/Verify/VerifyStep › NoCode',
    ],
    'R-VERIFY-NO-MODE': [
      `${verify} › %s says so and signs nobody in`,
      `${errors} › %s reads as specified: %s`,
      'Funnel/Verify/VerifyStep › NoMode',
    ],
    'R-REGISTER-LOADING': ['Pages/RegisterPage › Loading', 'Funnel/Register/RegisterStep › Loading'],
    'R-REGISTER-SUBSCRIBED': [
      `${register} › stays closed for an owner who has a subscription`,
      `${register} › closes when another tab finishes`,
      `${screens} › the gate for an owner with a subscription leads to sign-in`,
      'Funnel/Frame/SubscribedGate › EmailAlreadyExists',
    ],
    'R-REGISTER-SIGNED-OUT': [
      `${register} › sends a signed-out visitor to sign in`,
      'Pages/RegisterPage › SendsAStrangerToSignIn',
    ],
    'R-REGISTER-FORM': ['Pages/RegisterPage › Ready'],
    'R-REGISTER-PROGRESS': [
      `${screens} › the progress bar counts four steps, and the registration is the first`,
      'Funnel/Register/RegisterStep › ByEmailLink',
    ],
    'R-REGISTER-FIELDS': [
      `${screens} › the registration asks in the specified order, and does not let the address be changed`,
      `${screens} › the registration of an owner with Google asks for no password`,
      'Funnel/Register/RegistrationFields › ForAnOwnerByEmailLink',
      'Funnel/Register/RegistrationFields › LooksAtThePassword',
      'Funnel/Register/RegistrationFormView › Empty',
    ],
    'R-REGISTER-PREFILL': [
      `${register} › prefers the saved registration to the draft, except for choices of the landing page`,
      `${register} › uses a Google name only if it fits the limit`,
      `${register} › never uses another owner's draft`,
    ],
    'R-REGISTER-SUBMIT': [
      'Funnel/Register/RegistrationFormView › ContinuesWithoutTheTerms',
      'tests/content/limits.test.ts › every limit and delay has its specified value',
    ],
    'R-REGISTER-NEXT': ['Flows/Sign up › ToPlans'],
    'R-REGISTER-FULL-NAME': [
      `${registration} › with %s %j is refused with %j`,
      'tests/server/registrationAgreement.test.ts › is refused by the server exactly when the form refuses it, whatever was typed',
      'Funnel/Register/RegistrationFields › TypesANameThatIsTooLong',
      `${screens} › the registration counts a name as it will be stored`,
      `${register} › uses a Google name only if it fits the limit`,
    ],
    'R-REGISTER-EMAIL': [
      `${callable} › refuses %s as an address nobody can sign up with`,
      'Funnel/Frame/FailedGate › ImpossibleAddress',
      `${screens} › an owner whose address cannot sign up is told so at %s, and can log out`,
    ],
    'R-REGISTER-TRUCK-NAME': [
      `${registration} › with %s %j is refused with %j`,
      'Funnel/Register/RegistrationFormView › SubmitsTooEarly',
    ],
    'R-REGISTER-POS-DEVICES': [
      `${registration} › with %s %j is refused with %j`,
      'Components/RangeField › SettlesWhenTheTypedNumberIsOutOfRange',
      'Components/RangeField › Rejected',
    ],
    'R-REGISTER-PASSWORD': [
      `${registration} › with the passwords %j is refused at %s with %j`,
      `${register} › of an owner by e-mail link sets the password before it saves the business`,
      `${register} › of an owner with Google asks for no password and sets none`,
    ],
    'R-REGISTER-PASSWORD-AGAIN': [
      `${registration} › with the passwords %j is refused at %s with %j`,
      'Funnel/Register/RegistrationFields › TypesTwoDifferentPasswords',
    ],
    'R-REGISTER-TERMS': [
      `${registration} › with %s %j is refused with %j`,
      'Funnel/Register/RegistrationFormView › TakesTheTermsBack',
    ],
    'R-REGISTER-RECENT-LOGIN': [
      `${register} › sends an owner whose login is too old to sign in again, and keeps what was typed`,
    ],
    'R-LOGOUT': [
      `${afterwards} › %s and forgets everything here`,
      'Funnel/Register/RegisterStep › LogsOut',
      'Flows/Sign up › LogsOut',
      'tests/adapters/sessionGateway.test.ts › is forgotten altogether by clear, with what others stored',
    ],
    'R-PLANS-SCREEN': [
      'Pages/PlansPage › Ready',
      `${screens} › the plans are the second step, Monthly and Yearly, of which Yearly alone is recommended`,
      'Funnel/Plans/PlansStep › MonthlySelected',
    ],
    'R-PLANS-LOADING': ['Funnel/Plans/PlansStep › Loading'],
    'R-PLANS-QUERY': ['tests/domain/quote.test.ts › %j means %s', 'Pages/PlansPage › AnUnknownPlanIsMonthly'],
    'R-PLANS-SELECT': [
      'Pages/PlansPage › TheAddressFollowsTheChoice',
      'Funnel/Plans/PlansStep › MonthlySelected',
    ],
    'R-PLANS-PROCEED': [
      'Pages/PlansPage › TheAddressFollowsTheChoice',
      'Funnel/Plans/PlansStep › ProceedsToCheckout',
    ],
    'R-CHECKOUT-NO-PLAN': [
      'Pages/CheckoutPage › WithoutAPlanGoesBackToThePlans',
      `${routes} › %s sends a registered owner to the plans`,
    ],
    'R-CHECKOUT-HEADER': [
      'Pages/CheckoutPage › Ready',
      `${screens} › the payment is the third step, with Account and Plan done`,
      'Funnel/Checkout/CheckoutStep › GoesBackToThePlans',
    ],
    'R-CHECKOUT-PARTS': [
      'Funnel/Checkout/CheckoutStep › ReadyToPay',
      'Funnel/Checkout/CheckoutStep › Free',
      'Flows/Sign up › ChangesThePlan',
      `${checkout} › that is free leaves nothing to pay and no PayPal button`,
    ],
    'R-CHECKOUT-FOOTER': [
      `${screens} › the checkout links to the terms, the privacy notice and the help page`,
    ],
    'R-CHECKOUT-LOADING': [
      'Funnel/Checkout/CheckoutStep › LoadingCheckout',
      'Funnel/Checkout/CheckoutStep › LoadingPlan',
    ],
    'R-CHECKOUT-SCRIPT': [
      `${payPalSubscribeButton} › says so, and asks PayPal for subscriptions in the billed currency`,
      `${payPalSubscribeButton} › keeps the place of the button, so that nothing moves when it arrives`,
      `${payPalSubscribeButton} › a refused script is told, and asked for again on request`,
      `${payPalSubscribeButton} › a script that hangs for 15 seconds counts as refused, and may still arrive`,
    ],
    'R-CHECKOUT-NO-PLAN-DATA': [
      `${checkout} › is off for a plan that has no plan at PayPal`,
      'Funnel/Checkout/PaymentCard › PlanMissing',
      `${checkout} › is off, with the specified words, while the plan has no data`,
      'Funnel/Checkout/CheckoutStep › PlanMissing',
    ],
    'R-CHECKOUT-NOT-APPROVED': [
      `${checkout} › shows why PayPal did not approve`,
      'tests/adapters/paypalErrors.test.ts › any other report is an order that was not approved',
      'Funnel/Checkout/PaymentCard › NotApproved',
    ],
    'R-CHECKOUT-DETAILS': [
      `${checkout} › that is not what was ordered is refused, and the owner may pay again`,
      `${activation} › refuses an invented id and writes nothing`,
      'Funnel/Checkout/PaymentCard › DetailsFailed',
    ],
    'R-CHECKOUT-FREE-FAILED': [
      `${checkout} › that is free and %s stops with the specified alert`,
      'Funnel/Checkout/PaymentCard › FreeCheckoutFailed',
    ],
    'R-CHECKOUT-FREE-NO-COUPON': [
      `${coupons} › refuses %j with %s and changes nothing`,
      'Funnel/Checkout/PaymentCard › NoCouponValidated',
    ],
    'R-COUPON-STATES': [
      'Funnel/Checkout/CouponBox › Unapplied',
      'Funnel/Checkout/CouponBox › Validating',
      'Funnel/Checkout/CouponBox › AppliedFree',
      'Funnel/Checkout/CouponBox › AppliedDiscount',
      'Funnel/Checkout/CouponBox › Invalid',
    ],
    'R-COUPON-APPLIED': [
      `${screens} › an applied coupon has its field and its button disabled, and the button says so`,
      'Flows/Sign up › PaidWithADiscount',
    ],
    'R-COUPON-EMPTY': [
      `${checkout} › that is empty is refused without asking`,
      'Funnel/Checkout/CouponBox › Empty',
    ],
    'R-COUPON-INVALID': [
      'tests/server/promisedTerms.test.ts › %s is no offer for an owner who has used it, and says so when it is checked',
      `${coupons} › refuses %j with %s`,
      `${coupons} › counts applies_left %j as used up`,
      `${coupons} › accepts exactly the stored codes, whatever is typed, and spends nothing`,
      'tests/e2e/refusals.spec.ts › hostile coupon codes are invalid and change nothing',
      `${checkout} › refused with %s reads "%s"`,
      'Funnel/Checkout/CouponBox › Invalid',
    ],
    'R-COUPON-NONE': [
      `${coupons} › says that there are none when the document is missing`,
      'Funnel/Checkout/CouponBox › NoneAvailable',
      `${checkout} › refused with %s reads "%s"`,
    ],
    'R-COUPON-PLAN-NOT-FOUND': [
      `${coupons} › names the discount plan that is not there`,
      'Funnel/Checkout/CouponBox › PlanNotFound',
      `${errors} › %s reads as specified: %s`,
    ],
    'R-COUPON-PLAN-BROKEN': [
      `${coupons} › says that a broken discount plan cannot be applied`,
      `${checkout} › refused with %s reads "%s"`,
      'Funnel/Checkout/CouponBox › PlanBroken',
    ],
    'R-COUPON-CHECK-FAILED': [
      `${checkout} › refused with %s reads "%s"`,
      'Funnel/Checkout/CouponBox › CheckFailed',
    ],
    'R-COUPON-TOO-MANY': [
      `${checkout} › asked about too often says how long to wait`,
      `${checkout} › of an owner whose session was lost leads to sign in`,
      'Funnel/Checkout/CouponBox › TooManyTries',
    ],
    'R-COUPON-RACE-FREE': [
      `${checkout} › that is free and %s stops with the specified alert`,
      `${coupons} › refuses %j with %s and changes nothing`,
      `${coupons} › gives the last five uses to exactly five of thirty owners`,
      'Funnel/Checkout/PaymentCard › CouponSpentMeanwhile',
    ],
    'R-COUPON-RACE-PAID': [
      `${activation} › lets a paid owner keep the discount when the coupon ran out meanwhile`,
    ],
    'R-FINAL': [
      'Pages/FinalPage › Ready',
      `${afterwards} › shows what was bought, when it is charged and where the e-mail went`,
      `${screens} › the confirmation thanks, and names the address of support`,
      `${funnel} › thanks, and says that the e-mail was sent and the subscription is active`,
      'tests/server/confirmationMail.test.ts › goes to the owner alone, in the form the mail extension sends',
    ],
    'R-RESET-SCREEN': [
      `${routes} › %s shows “%s”`,
      'Pages/ResetPasswordPage › Ready',
      'Funnel/Reset password/ResetPasswordStep › Empty',
      'Funnel/Reset password/NewPasswordForm › LeavesBothEmpty',
      'Funnel/Reset password/NewPasswordForm › TypesAShortPassword',
      'Funnel/Reset password/ResetPasswordStep › Updating',
    ],
    'R-RESET-STATES': [
      'Funnel/Reset password/ResetPasswordStep › Updating',
      'Funnel/Reset password/ResetPasswordStep › Done',
      'Funnel/Reset password/ResetPasswordStep › ProviderMessage',
    ],
    'R-RESET-CODE': [
      `${waiting} › says that a link with %s is invalid, and offers another`,
      'Funnel/Reset password/ResetPasswordStep › InvalidCode',
      `${authErrors} › a password reset: %s`,
    ],
    'R-RESET-DIFFER': ['Funnel/Reset password/NewPasswordForm › TypesTwoDifferentPasswords'],
    'R-RESET-SUCCESS': [
      `${waiting} › sets the new password with the code of the link`,
      'Funnel/Reset password/ResetPasswordStep › Done',
    ],
    'R-RESET-PROVIDER': [
      `${waiting} › shows the provider's own words`,
      `${authErrors} › a password reset shows the provider’s own message`,
      'Funnel/Reset password/ResetPasswordStep › ProviderMessage',
    ],
    'R-ERROR-SCREEN': [
      'App/ErrorScreen › WithTheErrorsOwnMessage',
      'App/ErrorScreen › AnAnswerWasThrown',
      'App/ErrorScreen › WhenAPageBreaks',
    ],
    'R-ERROR-LOST-FILE': [
      `${lostFiles} › the list of ways holds every lazy file of the build`,
      `${lostFiles} › order and coupon stay while the payment button is lost and fetched again`,
      `${lostFiles} › lost for good is told in place, and fetched when the visitor tries again`,
      `${lostFiles} › lost once does not keep the visitor from it`,
      `${lostFiles} › gone with a deployment loads the page anew by itself`,
      `${checkout} › is applied again when the page is loaded anew, until it is removed`,
      'App/LostPage › TriesAgain',
      'Funnel/Checkout/PaymentScriptFailed › ButtonLost',
    ],
    'R-ERROR-SERVICE': [
      `${callable} › is nothing about an unexpected error, which is logged without what it says`,
      'Funnel/Frame/FailedGate › Unexpected',
      'Funnel/Frame/FailedGate › TriesAgain',
    ],
    'R-ERROR-INLINE': [
      'Funnel/Checkout/PaymentCard › PlanMissing',
      'Funnel/Sign in/SignInStep › InvalidEmail',
    ],
  },
};
