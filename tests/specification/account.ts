import type { RulePage } from './rulePage.ts';
import {
  accountJourney,
  months,
  account,
  cancelling,
  changes,
  changesInTrial,
  comeBack,
  counted,
  movedOwner,
  ownData,
  csv,
  timeGivenBack,
} from './testFiles.ts';

const view = 'Account/AccountView';
const screen = 'Account/AccountScreen';
const page = 'Pages/AccountPage';
const flow = 'Flows/Account';
const ticket = 'Account/Overview/OverviewTicket';
const consent = 'Account/Change/ConsentNotice';
const question = 'Account/Leaving/LeavingQuestion';
const receipts = 'Account/Receipts/ReceiptsCard';
const yourData = 'Account/Data/YourDataCard';

const failed = `${months} › a charge fails: the owner reads it, makes it good at PayPal, and the account is in order again`;
const refunded = `${months} › money given back is seen among the receipts, and told by e-mail`;
const leftWhilePaid = `${months} › an owner leaves in a paid period: it stays theirs to its end, and nothing more is charged`;
const leftAndBack = `${accountJourney} › an owner leaves in two clicks during the trial, and comes back without a second one`;
const refused = `${accountJourney} › an owner who refuses at PayPal pays what was paid before, and withdraws the change`;

/** The proofs of the rules in `reference/Account.mdx`. */
export const accountPage: RulePage = {
  page: 'stories/docs/reference/Account.mdx',
  proofs: {
    'R-ACCOUNT-PATH': [
      `${accountJourney} › a stranger is led to sign in, and to the account afterwards`,
      `${page} › SendsAStrangerToSignIn`,
      `${page} › SendsAnOwnerWithoutASubscriptionToTheSignUp`,
    ],
    'R-ACCOUNT-GATES': [
      'Account/AccountGate › Loading',
      'Account/AccountGate › OutOfReach',
      `${page} › Failed`,
    ],
    'R-ACCOUNT-SECOND-WAY': ['Funnel/Frame/SubscribedGate › EmailAlreadyExists'],
    'R-ACCOUNT-FRESH': [`${flow} › ChangesDevicesWithConsent`],
    'R-ACCOUNT-STATES': [
      'Account/Overview/StatusPill › Every',
      `${view} › Trial`,
      `${view} › Active`,
      `${view} › PaymentFailed`,
      `${view} › Unpaid`,
      `${view} › Suspended`,
      `${view} › Cancelled`,
      `${view} › Ended`,
    ],
    'R-ACCOUNT-FACTS': [
      `${ticket} › Active`,
      `${ticket} › ByTheYear`,
      `${ticket} › InYen`,
      `${account} › in its trial names the first charge as PayPal has it, and no receipt`,
    ],
    'R-ACCOUNT-TIMELINE': [
      `${ticket} › Trial`,
      `${ticket} › TrialAfterTheReminder`,
      `${ticket} › Cancelled`,
      `${ticket} › Ended`,
    ],
    'R-ACCOUNT-FREE': [
      `${view} › ActiveFree`,
      `${ticket} › Free`,
      `${receipts} › Free`,
      `${account} › of a free subscription charges nothing and leads to no page of PayPal`,
    ],
    'R-ACCOUNT-LONG': [`${view} › LongWords`],
    'R-ACCOUNT-FAILED': [
      failed,
      'Account/Overview/PaymentTrouble › TriesAgain',
      'Account/Overview/PaymentTrouble › DoesNotTryAgain',
      `${account} › is told once for each try, with the next one, and forgotten when it is made good`,
    ],
    'R-ACCOUNT-REPAIRED': [failed],
    'R-ACCOUNT-UNPAID': [
      `${view} › Unpaid`,
      'Account/Overview/PaymentTrouble › GivenBack',
      `${timeGivenBack} › while the subscription goes on is told on the page and by mail; the next charge makes it good`,
    ],
    'R-ACCOUNT-SUSPENDED': [
      `${view} › Suspended`,
      'Account/Overview/PaymentTrouble › Suspended',
      `${account} › again and again ends in a suspension, which is over when it is made good`,
    ],
    'R-ACCOUNT-RECEIPTS': [
      refunded,
      `${receipts} › WithRefunds`,
      `${receipts} › Many`,
      'Account/Receipts/ReceiptRow › GivenBackLater',
      'Account/Receipts/ReceiptRow › GivenBackInPart',
      `${account} › lists every charge with its period, the newest first`,
    ],
    'R-ACCOUNT-RECEIPT': [refunded, `${receipts} › OneOpen`, 'Account/Receipts/ReceiptRow › Open'],
    'R-ACCOUNT-CSV': [
      `${receipts} › SavesAll`,
      `${csv} › is never run by a spreadsheet`,
      `${csv} › has a row for each, with a day, an exact amount and the period`,
    ],
    'R-CHANGE-PRICE-FIRST': [
      'Account/Change/ChangePreview › NewPrice',
      'Account/Change/ChangePreview › ACouponEnds',
      'tests/funnel/changePrice.test.tsx › follows the choice without a press, and asks once for choices in quick succession',
      'tests/funnel/changePrice.test.tsx › is that of the last choice, although an earlier one is answered later',
      `${changes} › is previewed without a trace`,
      `${changes} › of devices keeps a coupon’s price, and another plan ends it`,
    ],
    'R-CHANGE-CONSENT': [
      `${accountJourney} › an owner changes the number of devices and agrees at PayPal`,
      `${consent} › Waiting`,
      `${flow} › ChangesThePlan`,
      `${changes} › in whose waiting time a charge falls is charged at the old price, and counts from the next`,
    ],
    'R-CHANGE-REFUSED': [
      refused,
      `${flow} › RefusesConsent`,
      `${changes} › that is refused at PayPal leaves what there was`,
    ],
    'R-CHANGE-ONE-TRUTH': [
      `${changes} › that was replaced is recorded all the same when its owner consents to it`,
      `${changes} › that was withdrawn is recorded all the same when its owner consents to it`,
    ],
    'R-CHANGE-DEVICES': [
      `${counted} › are more from the charge that pays for them, and fewer from the end of what is paid`,
      `${counted} › follow what is agreed on at once in the trial`,
      `${counted} › stay those that are paid for when the owner leaves and comes back with more`,
      `${counted} › are told with their day in the e-mail about the change`,
      `${ticket} › MoreDevicesFromTheNextCharge`,
      'Account/Change/ChangeCard › MoreDevicesFromTheNextCharge',
      'Account/Change/ChangePreview › NewPrice',
    ],
    'R-CHANGE-TRIAL': [
      `${changesInTrial} › to %s orders the plan without a trial, and the first charge stays`,
      `${changesInTrial} › extends no trial at a PayPal that begins the plan anew, is told to an operator, and is the last`,
    ],
    'R-CHANGE-SAME': ['Account/Change/ChangeForm › NothingToChange', `${changes} › of what one has`],
    'R-LEAVE-TWO-CLICKS': [leftAndBack, `${flow} › CancelsInTheTrial`, 'Account/Leaving/LeavingCard › Asked'],
    'R-LEAVE-CONSEQUENCES': [`${question} › WhilePaid`, `${question} › InTheTrial`, `${question} › Free`],
    'R-LEAVE-REASON': [`${question} › WithAReason`, leftAndBack],
    'R-LEAVE-ONCE': [`${screen} › CancelsOnce`, `${cancelling} › five tabs cancel once and read the same`],
    'R-LEAVE-PAID': [leftWhilePaid, `${cancelling} › in a paid period leaves the rest of it`],
    'R-BACK-TERMS': [
      `${comeBack} › while the trial lasts charges at its end, and gives no second one`,
      `${comeBack} › after the end charges today, and keeps the receipts from before`,
      `${movedOwner} › takes the time that is paid for and the receipts along`,
      'Account/Leaving/ComeBackCard › ChargedAtOnce',
      'Account/Leaving/ComeBackCard › ChargedWhenThePaidTimeEnds',
    ],
    'R-BACK-SIGN-IN': ['Funnel/Sign in/SignInStep › Empty'],
    'R-BACK-STEPS': [
      'Funnel/Register/RegisterStep › ComesBack',
      'Funnel/Register/RegisterStep › ComesBackEarly',
      'Funnel/Plans/PlansStep › ComesBack',
      'Funnel/Plans/PlansStep › ComesBackLate',
      'Funnel/Checkout/CheckoutStep › ComesBack',
      'Funnel/Checkout/CheckoutStep › ComesBackLate',
    ],
    'R-BACK-RECEIPT': [
      'Funnel/Final/FinalStep › ComesBack',
      'Funnel/Final/FinalStep › WithoutATrial',
      'tests/funnel/receipt.test.tsx › of an owner who came back (early: %s) names the first charge and no trial',
      'tests/funnel/calendar.test.tsx › of an owner who came back while paid time lasts names its end, no trial, and has an alarm',
      'tests/funnel/calendar.test.tsx › is refused where the first charge is made at once',
    ],
    'R-BACK-FILLED-IN': [leftAndBack, `${flow} › ComesBack`],
    'R-BACK-RECEIPTS-KEPT': [
      `${comeBack} › after the end charges today, and keeps the receipts from before`,
      `${comeBack} › under another address takes the time that is paid for along`,
    ],
    'R-OWN-DETAILS': [
      'Account/Data/ProfileForm › Stored',
      'Account/Data/ProfileForm › Wrong',
      'Account/Data/ProfileForm › LeavesThemAsTheyAre',
      `${ownData} › is stored in the record and in the registration, with the truck’s random letters`,
    ],
    'R-OWN-PASSWORD': [
      'Account/Data/PasswordForm › Differ',
      'Account/Data/PasswordForm › SignedInTooLongAgo',
      `${yourData} › WithGoogle`,
    ],
    'R-OWN-COPY': [
      `${accountJourney} › an owner takes the data along and deletes the account`,
      `${ownData} › holds all that is stored about the owner, and nothing of anybody else`,
    ],
    'R-OWN-DELETION': [
      `${accountJourney} › an owner takes the data along and deletes the account`,
      'Account/Data/RemovalQuestion › NotTyped',
      `${ownData} › cancels, removes every trace of the person, and keeps what was sold`,
    ],
    'R-ACCOUNT-FOCUS-OPEN': [
      'Account/Frame/PanelHeading › TakesTheFocus',
      `${question} › TakesTheFocus`,
      'Account/Change/ChangeForm › TakesTheFocus',
      'Account/Data/DetailsPart › Open',
    ],
    'R-ACCOUNT-FOCUS-BACK': [
      `${screen} › KeepsAndGivesTheFocusBack`,
      'Account/Data/DetailsPart › ClosesAndGivesTheFocusBack',
    ],
    'R-ACCOUNT-FOCUS-DONE': [
      'Account/Frame/OutcomeNotice › TakesTheFocus',
      'Account/Frame/OutcomeNotice › WhileAFieldIsUsed',
      'Account/Data/DetailsPart › Saved',
    ],
    'R-ACCOUNT-FOCUS-MORE': [`${receipts} › Many`],
  },
};
