import { draftTexts } from '#domain/draft.ts';
import { brand } from '../brand.ts';
import { contentsLabel, lastUpdated, summaryTitle, type LegalDocument } from './document.ts';

/** The Cookies page: everything that the site stores in a browser. */
export const cookies: LegalDocument = {
  title: 'Cookies',
  lastUpdated,
  summary: {
    title: summaryTitle,
    sentences: [
      'We set no cookies for advertising, and none that follow you around.',
      'Your browser remembers what you typed while you sign up, so that a reload does not lose it. Logging out clears it.',
      'What you try out in the demos stays in your own browser.',
      'PayPal and Google may set cookies of their own where you use them.',
      'You can clear all of it in your browser’s settings at any time.',
    ],
  },
  contentsLabel,
  lead: `This page lists everything your browser keeps when you use ${brand.name}.`,
  parts: [
    {
      id: 'sign-up',
      heading: 'While you sign up',
      paragraphs: [
        'So that a reload does not lose your place, your browser’s local storage keeps what you entered:',
      ],
      items: [
        `${['email', 'name', ...draftTexts, 'posDevices', 'currency', 'plan'].join(', ')}: what you typed and chose,`,
        'marketingConsent, termsAccepted: what you checked,',
        'mode, GoogleSignOn, userCred: how you signed in, and as whom,',
        'finishedAt: when you finished, so that your other tabs notice,',
        'returnTo: the page to show once you have signed in,',
        'unsent, left-for-google, loadedAnew: in one tab only: a half-filled form while you switch languages, and whether you left for Google or a page was reloaded.',
      ],
    },
    {
      id: 'signed-in',
      heading: 'While you are signed in',
      paragraphs: [
        'Firebase Authentication, Google’s sign-in service, keeps you signed in through your browser’s local storage. It is needed for signing in and for nothing else. Logging out removes this and what you entered above.',
      ],
    },
    {
      id: 'demos',
      heading: 'While you try things out',
      paragraphs: [
        'The demos on the home page are yours alone: nothing you do in them is sent to us. So that they are as you left them, local storage keeps:',
      ],
      items: [
        'curbwise-demo: the menu, the orders and the settings of the demos, until you reset them or log out,',
        'motion: whether you paused the animations,',
        'language: the language in which you read this site.',
      ],
    },
    {
      id: 'offline',
      heading: 'So that pages open without a signal',
      paragraphs: [
        'Your browser keeps a copy of the public pages and their pictures. Prices are refreshed whenever there is a signal. The copy holds nothing about you.',
      ],
    },
    {
      id: 'counts',
      heading: 'What we count without cookies',
      paragraphs: [
        'We count how many visitors reach each step of the sign-up. Nothing is stored in your browser for that. If your browser sends Global Privacy Control or Do Not Track, you are not counted.',
      ],
    },
    {
      id: 'others',
      heading: 'From others',
      paragraphs: [
        'PayPal’s button appears on the payment screen only, and PayPal may set cookies of its own there to prevent fraud. If you sign in with Google, Google’s window uses Google’s cookies. Google’s reCAPTCHA may run where you sign up or sign in, to check that a request comes from this site, and may keep data in your browser. Their own notices explain why.',
      ],
    },
    {
      id: 'your-choice',
      heading: 'Your choice',
      paragraphs: [
        'You can clear all of this in your browser’s settings at any time. Without it you can read the site, but not sign in.',
        `Questions: ${brand.supportEmail}.`,
      ],
    },
  ],
};
