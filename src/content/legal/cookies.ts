import { brand } from '../brand.ts';
import { lastUpdated, type LegalDocument } from './document.ts';

/** The Cookies page: what the site really keeps in a browser. */
export const cookies: LegalDocument = {
  title: 'Cookies',
  lastUpdated,
  lead: `${brand.name} sets no cookies for advertising or for following you around. This page lists what your browser does keep.`,
  parts: [
    {
      id: 'sign-up',
      heading: 'While you sign up',
      paragraphs: [
        'So that a reload does not lose your place, your browser’s local storage keeps what you entered:',
      ],
      items: [
        'email, name, restaurantName, posDevices, currency, plan: what you typed and chose,',
        'marketingConsent, termsAccepted: what you ticked,',
        'mode, GoogleSignOn, userCred: how you signed in, and as whom.',
      ],
    },
    {
      id: 'signed-in',
      heading: 'While you are signed in',
      paragraphs: [
        'Firebase Authentication, Google’s sign-in service, keeps you signed in through your browser’s own database. It is needed for signing in and for nothing else. Logout removes both.',
      ],
    },
    {
      id: 'others',
      heading: 'From others',
      paragraphs: [
        'PayPal’s button appears on the payment screen only, and PayPal may set cookies of its own there to prevent fraud. If you sign in with Google, Google’s window uses Google’s cookies. Their own notices say what for.',
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
