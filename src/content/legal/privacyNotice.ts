import { limits } from '#domain/limits.ts';
import { agreementKept } from '#domain/terms.ts';
import { brand } from '../brand.ts';
import { pluralize } from '#domain/pluralize.ts';
import { contentsLabel, lastUpdated, summaryTitle, type LegalDocument } from './document.ts';

/** The Privacy Notice. The owner's lawyer must review it before launch. */
export const privacyNotice: LegalDocument = {
  title: 'Privacy Notice',
  lastUpdated,
  summary: {
    title: summaryTitle,
    sentences: [
      'We keep your email address, what you tell us about your business, the menu you upload, and where your truck is parked when you use location reports.',
      'PayPal handles your payment details. We never see or store a card number.',
      'We do not sell what we know about you, and show no advertising.',
      'You get news only if you checked the box for it.',
      `You can see, correct or delete what we hold on your account page, or by writing to ${brand.supportEmail}.`,
    ],
  },
  contentsLabel,
  lead: `What ${brand.name} knows about you, why, and what you can do about it.`,
  parts: [
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      paragraphs: ['When you sign up and use the service we keep:'],
      items: [
        'your account: your email address, your name, and whether you signed in with Google or by email,',
        'your accountant’s email address, if you have your invoices sent there, until you remove it,',
        'your business: the name of your food truck, the number of tablets (POS devices), your preferred currency, what you agreed to and when, and, if you add them, the business name and Tax ID for your invoices,',
        'your subscription: the plan, its dates and its status, and the IDs PayPal assigns to your subscription and to you; your checkouts, charges and refunds, with their amounts and dates; coupons you used; and, for some days, the emails we sent you,',
        'what you agreed to: the sentence shown next to the payment button, with the amount, how often, the first charge date, its language, the version of the Terms of Use, and the time; and the same for each change you approve,',
        'what you upload: menu items, prices and pictures,',
        'location: where your truck is parked while you use the location reports,',
        'why you left, if you choose to tell us,',
        'how many requests come from an IP address, for a short time, to protect the service from abuse,',
        'errors on our pages: which page, which of our files, what kind of error and which family of browsers, for 30 days; no email address, no text that you typed, nothing that says who you are,',
        'how many visitors reach each step from the home page to a subscription, as counts by day, for 400 days: by plan, by whether a coupon is used, by language, by phone, tablet or computer, and by the campaign or kind of site they came from; nothing that tells one visitor from another, and nobody whose browser asks not to be counted (Global Privacy Control or Do Not Track).',
      ],
    },
    {
      id: 'what-we-do-not',
      heading: 'What we do not keep',
      paragraphs: [
        'Card numbers and bank details are handled by PayPal and never reach us. Your password is kept by Google’s Firebase Authentication in a form that cannot be read back; we store it nowhere.',
      ],
    },
    {
      id: 'why',
      heading: 'Why we use it',
      paragraphs: [
        'To run the service you signed up for, to bill it, to answer you, and to keep it secure. We send news only if you checked the box for it, and you can stop it at any time. We do not sell what we know about you, and show no advertising.',
      ],
    },
    {
      id: 'who-else',
      heading: 'Who else is involved',
      paragraphs: [
        'Google Firebase stores the data and handles sign-in, and Google’s reCAPTCHA may check that a request comes from this site. PayPal handles payments, under its own privacy statement. A mail provider delivers our emails to you. Nobody else receives your data, except someone you ask us to send invoices to, or where the law requires it.',
      ],
    },
    {
      id: 'location',
      heading: 'Location',
      paragraphs: [
        'Location reports need to know where your truck is parked. The tablet asks you before it shares its location, and you can turn that off in its settings at any time. Reports then stop at the last known location. We use locations for your own reports and for nothing else.',
      ],
    },
    {
      id: 'security',
      heading: 'Where it is kept, and how safely',
      paragraphs: [
        'Your data is stored in Google’s data centers, which may be outside your country, including in the United States. It is encrypted in transit and at rest. No browser can reach the database directly; our server shows your data only to you, to anyone you send invoices to, and to the people who support you.',
        'If data is ever exposed in a way that affects you, we will tell you by email as soon as we know.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      paragraphs: [
        'As long as you have an account. When you close it we delete what we hold, except payment records that the law requires us to keep, what you agreed to (below), and a coded mark that a free trial was used, all without your name or email address. Backups are deleted within 14 weeks.',
        `What you agreed to stays longer, so that both of us can show it: ${pluralize(agreementKept.years, 'year', 'years')} after you last saw it, or ${pluralize(agreementKept.yearsAfterEnd, 'year', 'years')} after you close your account if that is later. Once your account is closed, it carries no name, address or account, only PayPal’s subscription ID.`,
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      paragraphs: [
        'You may ask for a copy of what we hold about you, have it corrected or deleted, object to its use, and withdraw your consent. Do it on your account page, or write to us from the address of your account; that is how we know it is you. You may also complain to the data protection authority where you live.',
      ],
    },
    {
      id: 'children',
      heading: 'Age',
      paragraphs: [`The service is for people who are ${limits.age.min} or older.`],
    },
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: [
        `${brand.supportEmail}. What your browser keeps is described on the Cookies page. If this notice changes in a way that matters, we will tell you by email.`,
      ],
    },
  ],
};
