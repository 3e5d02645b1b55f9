import type { RulePage } from './rulePage.ts';
import {
  faq,
  landing,
  limits,
  pricing,
  contact,
  accessible,
  behaviours,
  inApp,
  demos,
  metadata,
  withoutScript,
  contrast,
} from './testFiles.ts';

/** The proofs of the rules in `reference/PublicPages.mdx`. */
export const publicPages: RulePage = {
  page: 'stories/docs/reference/PublicPages.mdx',
  proofs: {
    'R-PUBLIC-PATHS': [
      `${metadata} › the sitemap lists the public pages and nothing else`,
      'tests/prerender/builtPages.test.ts › has one heading of the first level, and is about what its title says',
      'tests/sandbox/hosting.test.ts › %s is %s',
    ],
    'R-PUBLIC-METADATA': [
      `${metadata} › structured data offers both plans at the prices of the price list`,
      `${metadata} › search engines are kept out of the sign-up`,
    ],
    'R-PUBLIC-ANCHORS': [
      `${withoutScript} › every anchor of the foot leads to what it names`,
      'Pages/LandingPage › Ready',
    ],
    'R-PUBLIC-WORKER': [
      'tests/prerender/offline.spec.ts › the worker stands at /serviceWorker.js, for the whole site',
    ],
    'R-NAV-ITEMS': ['Sections/Header › OnPaper', `${withoutScript} › the menu opens, leads on, and closes`],
    'R-NAV-SIGN-UP': [
      'Sections/Header › OnPaper',
      `${behaviours} › the cards and the calculator carry a choice into the sign-up`,
      `${inApp} › Sign Up loads a page`,
    ],
    'R-NAV-DASHBOARD': ['Sections/Header › OpensTheDashboardWithoutAnOpener'],
    'R-NAV-SCROLLED': [
      'Components/NavigationBar › TurnsWhitePastEightyPixels',
      'Components/NavigationBar › AtTheTop',
      'Components/NavigationBar › Scrolled',
      `${behaviours} › the bar is scrolled past 80 pixels, the way back to the top shows past 300`,
    ],
    'R-NAV-MENU': [
      'Components/MobileMenu › Open',
      'Components/MobileMenu › ClosesBesideThePanel',
      'Components/MobileMenu › ClosesByALink',
      'Components/MobileMenu › ClosesByTheCross',
      'Sections/Header › AtTheWidestWithTheMenu',
      `${behaviours} › the open menu holds the page still, and closes by link, backdrop, Escape and a wider window`,
    ],
    'R-NAV-TOP': [
      'Components/ScrollToTop › ComesAfterThreeHundredPixels',
      'Components/ScrollToTop › LeadsToTheTop',
    ],
    'R-HERO-WORDS': ['Sections/Hero/Hero › Ready'],
    'R-HERO-BUTTONS': [
      'Sections/Hero/Hero › Ready',
      `${withoutScript} › nothing waits for a script to be seen`,
    ],
    'R-HERO-SCREENS': ['Sections/Hero/ServingHatch › Ready', 'Sections/Hero/Tablet › Ready'],
    'R-HERO-LAYOUT': ['Theme/Shape › Breakpoints', 'Sections/Hero/Hero › Ready'],
    'R-HERO-MOTION': [
      'Theme/Motion › Durations',
      'Theme/Motion › ReducedByTheToolbar',
      'Components/PauseAnimations › StopsWhatMoves',
      'Components/PauseAnimations › RemembersTheChoice',
      `${behaviours} › animations stay paused over a reload, until they are let go`,
      `${behaviours} › the hero moves by itself within five seconds of a loaded page, and only while it is in view`,
      `${behaviours} › the hero stays still`,
    ],
    'R-FEATURES-CARDS': [
      'Sections/Features/Features › Ready',
      `${landing} › the features link to every demo`,
    ],
    'R-FEATURES-CLAIM': [
      `${landing} › the 30% claim is marked as a claim, with an example that adds up`,
      'Sections/Features/Claim › SaysThatItIsAClaim',
      'Components/PercentOf › PutsInANumber',
    ],
    'R-FEATURES-HARDWARE': ['Sections/Features/Features › Ready'],
    'R-DEMO-TRY': [
      `${demos} › an item added in the builder is sold at the till and counted in the figures, also after a reload`,
      `${demos} › orders sold without a signal wait, and are synced once each when it is back`,
      `${demos} › a link to a demo opens it`,
    ],
    'R-STEPS-FOUR': ['Sections/HowItWorks › FourSteps'],
    'R-STEPS-START': [
      'Sections/HowItWorks › FourSteps',
      `${inApp} › Start Your Free Trial opens the sign-in inside the document, and the way back shows the page as it was`,
      `${inApp} › the sign-in reached inside the document looks like the one that was loaded`,
      `${inApp} › inside the document the sign-up may reach Firebase and PayPal`,
      `${inApp} › where the app’s script cannot be loaded inside, its address is loaded`,
    ],
    'R-STEPS-PLAY': [
      'Components/VideoPlayer › Resting',
      'Components/VideoPlayer › Playing',
      'Components/VideoPlayer › PausesByATapOnTheVideo',
      'Components/VideoPlayer › PausesByItsButton',
      `${behaviours} › a tap plays a film and another stops it; nothing of it is fetched before`,
    ],
    'R-STEPS-MODAL': [
      'Components/VideoPlayer › PlaysInAModalOnAPhone',
      'Components/VideoPlayer › ClosesByBackdrop',
      'Components/VideoPlayer › ClosesByItsButton',
      `${behaviours} › a film opens over the page and stops when it is closed`,
    ],
    'R-STEPS-FULLSCREEN': ['Components/VideoPlayer › AsksForTheWholeScreen'],
    'R-STEPS-REVEAL': [
      'Components/StepBlock › AppearsOnceAFifthOfItIsSeen',
      `${behaviours} › each step appears once a fifth of it is seen`,
    ],
    'R-PRICING-MONTHLY': [
      `${pricing} › are the price of a month with a 7-day free trial`,
      'tests/domain/quote.test.ts › has the specified prices and saving',
      'Sections/Pricing/Pricing › BothPlans',
    ],
    'R-PRICING-YEARLY': [
      `${pricing} › or a twelfth of the year, billed annually, with a 14-day free trial and the saving`,
      'tests/domain/quote.test.ts › has the specified prices and saving',
      'tests/domain/comparison.test.ts › is $240 and 40 per cent where a month costs $49 and a year $348',
    ],
    'R-PRICING-FEATURES': [`${pricing} › buy the same features`],
    'R-PRICING-CANCEL': [`${pricing} › can be cancelled at any time`],
    'R-PRICING-BUTTONS': [
      `${behaviours} › the cards and the calculator carry a choice into the sign-up`,
      `${inApp} › the button of a plan loads a page`,
    ],
    'R-PRICING-TABLE': [
      `${pricing} › are in the table for one to ten devices`,
      `${withoutScript} › every price of the price list stands in a table`,
      'Sections/Pricing/PriceTable › Unfolds',
    ],
    'R-PRICING-CALCULATOR': [
      'Sections/Pricing/PriceCalculator › OneDeviceYearly',
      'Sections/Pricing/PriceCalculator › ThreeDevicesYearly',
      'Sections/Pricing/PriceCalculator › InRupees',
    ],
    'R-FAQ-ONE-OPEN': [
      'Sections/Faq › OneAnswerClosesTheOther',
      'Sections/Faq › AllClosed',
      'Components/Disclosure › ScrollsALongAnswer',
      `${behaviours} › at most one answer is open`,
      `${withoutScript} › at most one answer is open, and asking again closes it`,
    ],
    'R-FAQ-CONTACT': [`${faq} › end with a link to the contact section`],
    'R-FAQ-TIERS': [`${faq} › mention several pricing tiers`],
    'R-CONTACT-FIELDS': [
      'Sections/Contact/ContactForm › Idle',
      `${contact} › can be sent with a name, an address and some words`,
    ],
    'R-CONTACT-REQUIRED': [
      'Sections/Contact/ContactForm › RequiredFieldsEmpty',
      `${contact} › cannot be sent without %s`,
      'tests/prerender/islands.spec.ts › an empty message is refused in the words it always is, however early it is sent',
    ],
    'R-CONTACT-STATES': [
      'Sections/Contact/ContactForm › Submitted',
      'Sections/Contact/ContactIsland › OpensTheMailProgram',
      'Sections/Contact/ContactIsland › NamesWhatIsMissing',
    ],
    'R-CONTACT-MAIL': [
      `${contact} › becomes an e-mail with the default subject`,
      `${contact} › keeps the subject, the phone number and the lines it was written in`,
      'tests/adapters/mailGateway.test.ts › has one recipient, a subject and a body',
    ],
    'R-CONTACT-SENT': ['Sections/Contact/ContactForm › Submitted'],
    'R-FOOTER-ANCHORS': [
      `${landing} › links to %s on the landing page, from any page`,
      `${landing} › has a block for each footer anchor without a section`,
      `${withoutScript} › every anchor of the foot leads to what it names`,
    ],
    'R-FOOTER-PAGES': [`${landing} › links to the page %s`],
    'R-FOOTER-SOCIAL': [
      `${landing} › links to the four profiles of the brand`,
      'Sections/Footer/Footer › OpensProfilesWithoutAnOpener',
    ],
    'R-FOOTER-COPYRIGHT': [
      `${landing} › names the brand and the year in the copyright`,
      'Sections/Footer/Footer › Ready',
    ],
    'R-LEGAL-DATE': ['Sections/LegalText › PrivacyNotice', 'Sections/LegalText › TermsOfUse'],
    'R-LEGAL-TERMS': [
      `${limits} › the terms name the availability target`,
      `${limits} › the confirmation and the terms name the hours within which support answers`,
      `${limits} › the sign-in screen and the terms name the age`,
      `${faq} › say that payments are not refunded`,
      'Pages/LegalPage › TermsOfUse',
    ],
    'R-LEGAL-PRIVACY': ['Pages/LegalPage › PrivacyNotice'],
    'R-LEGAL-COOKIES': ['Pages/LegalPage › Cookies'],
    'R-A11Y': [
      `${accessible} › nor once everything is awake and an answer is open`,
      `${accessible} › axe finds nothing in the open menu`,
      'tests/e2e/everybody.spec.ts › the whole sign-up by keyboard alone, in 320 pixels, with twice the text and without motion',
      'tests/demos/menuBuilder/menuEntry.test.ts › of %j to the %s leaves the menu as it is',
    ],
    'R-A11Y-ORANGE': [
      `${contrast} › of white on the brand orange is too little, which is why it carries ink`,
      `${contrast} › of $words is at least $least ($use)`,
    ],
  },
};
