import { limits } from '#domain/limits.ts';
import { priceNotice } from '#domain/priceChange.ts';
import { brand, sellerLine } from '../brand.ts';
import { contentsLabel, lastUpdated, summaryTitle, type LegalDocument } from './document.ts';

/** The Terms of Use. The owner's lawyer must review them before launch. */
export const termsOfUse: LegalDocument = {
  title: 'Terms of Use',
  lastUpdated,
  summary: {
    title: summaryTitle,
    sentences: [
      'Your first subscription starts with a free trial. Then it is charged, unless you cancel before the trial ends.',
      'You can cancel anytime, no reason needed, no fee.',
      'Payments already made are not refunded, except what was charged in error.',
      `We aim for ${limits.availability.percent}% availability and an answer within ${limits.supportReply.hours} hours.`,
      'A dispute that we cannot settle together goes to binding arbitration under the law of the United States.',
      `You must be ${limits.age.min} or older. What you upload stays yours.`,
    ],
  },
  contentsLabel,
  lead: `These terms are the agreement between you and ${brand.name} about using the ${brand.name} service. By creating an account you accept them.`,
  parts: [
    {
      id: 'service',
      heading: 'The service',
      paragraphs: [
        `${brand.name} is a cloud service for owners of food trucks and other mobile vendors: menu design, point of sale, staff management, analytics and location reports. It runs in a browser on a tablet or computer that you provide.`,
      ],
    },
    {
      id: 'who',
      heading: 'Who may use it',
      paragraphs: [
        `You must be ${limits.age.min} or older, and able to enter into a contract for the business you register.`,
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      paragraphs: [
        'You sign in with a link sent to your email address, or with your Google account. The password that you choose is for the dashboard. When you sign in with Google, Google tells us your name and your verified email address; we ask Google for nothing else.',
        'Keep your sign-in to yourself. What is done with it is treated as yours until you tell us that somebody else has it.',
      ],
    },
    {
      id: 'trial-and-payment',
      heading: 'Free trial and payment',
      paragraphs: [
        'Your first subscription starts with a free trial: one for each owner and for each PayPal account. Its length is shown with the plan before you subscribe. Unless you cancel before the trial ends, the plan is then charged, and charged again every month or every year, as the plan says.',
        'The price is the one shown before you confirm: the plan with one tablet (POS device), and a fixed amount for each additional one. Payments are made through PayPal, in the currency shown.',
        `We will tell you of a new price by email at least ${priceNotice.closes} days before it is first charged, and you may cancel before that.`,
        'Where your account page offers it, you may pause your subscription: nothing is charged during the pause, and the days you paid for, or have left of the trial, wait for you.',
      ],
    },
    {
      id: 'cancelling',
      heading: 'Canceling and refunds',
      paragraphs: [
        'You may cancel at any time, without a reason and without a fee: on your account page, in your PayPal account under automatic payments, or by writing to us. If you cancel during the trial, nothing is charged, and you may use the service until the trial ends. If you cancel later, nothing more is charged, and the service stays yours until the end of the period you paid for. A free subscription ends when you cancel it. If a charge fails, PayPal may attempt it again; if it stays unpaid, the subscription ends. If you delete your account, the service ends at once.',
        'Payments already made are not refunded, except what was charged in error.',
      ],
    },
    {
      id: 'your-content',
      heading: 'Your content',
      paragraphs: [
        'Menus, prices, pictures and sales records that you put into the service stay yours. You allow us to store and process them to the extent needed to run the service for you. Upload only what you have the right to use.',
      ],
    },
    {
      id: 'your-business',
      heading: 'Your business stays yours',
      paragraphs: [
        'You sell to your customers; we only give you the tools. Prices, taxes, permits, receipts and food-safety rules are yours to get right. Give each member of your staff a sign-in of their own, and remove it when they leave.',
        'Without a signal, the point of sale keeps orders on the tablet and sends them when the signal returns. Until then the tablet holds the only copy, so look after it.',
      ],
    },
    {
      id: 'fair-use',
      heading: 'Fair use',
      paragraphs: ['Please do not:'],
      items: [
        'use the service for anything unlawful,',
        'try to access data that is not yours,',
        'disrupt the service for others, or probe its security without our agreement,',
        'resell the service as your own.',
      ],
    },
    {
      id: 'availability',
      heading: 'Availability and support',
      paragraphs: [
        `We aim for the service to be available ${limits.availability.percent}% of the time. That is a target, not a guarantee. We aim to answer support requests within ${limits.supportReply.hours} hours.`,
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      paragraphs: [
        'The service is provided “as is.” To the extent the law allows, we are not liable for lost profits or indirect damages, and our liability in any twelve months is limited to what you paid us in that time. Figures such as profit per location are aids to your own decisions, not promises of income.',
      ],
    },
    {
      id: 'disputes',
      heading: 'Disputes',
      paragraphs: [
        'If something goes wrong, write to us first; most things can be settled that way. Disputes that cannot be settled that way are decided by binding arbitration under the law of the United States.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and ending',
      paragraphs: [
        'We may change these terms. If a change matters, we will tell you by email before it takes effect, and you may cancel. We may end an account that breaks these terms, and will tell you why.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: [`The seller is ${sellerLine}.`, `Questions about these terms: ${brand.supportEmail}.`],
    },
  ],
};
