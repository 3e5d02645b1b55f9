import { baseCurrency } from '#domain/currency.ts';
import { currencyFacts } from '#domain/currencyFacts.ts';
import { limits } from '#domain/limits.ts';
import { brand } from '../brand.ts';
import { answered } from './prices.ts';

const { min, max } = limits.posDevices;
const { monthly, yearly, sold, elsewhere } = answered;
const inWords = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Questions before the sign-up, in order. Amounts, days and limits come from the domain. */
export const faq = {
  id: 'faq',
  title: 'Questions owners ask',
  lead: 'Short answers, the hard ones first.',
  group: 'faq',
  items: [
    {
      id: 'faq-offline',
      question: 'Does it work with no signal?',
      answer:
        'Yes. Orders wait on the tablet and go out when it is back online, each of them once. Try it on this page: switch on ‘Airplane mode’ in the point of sale and sell something.',
    },
    {
      id: 'faq-tablet',
      question: 'Can I use my own tablet?',
      answer: `Yes. No special hardware is required: ${brand.name} runs on your existing tablet or iPad.`,
    },
    {
      id: 'faq-two-tablets',
      question: 'What do two tablets cost?',
      answer: `Paid by the month, ${monthly.total}: ${monthly.base} with the first tablet included, and ${monthly.additional} for the second. Paid by the year, ${yearly.total}: ${yearly.base} and ${yearly.additional}, which comes to ${yearly.share} a month. PayPal charges exactly the amount the checkout shows.`,
    },
    {
      id: 'faq-tiers',
      question: 'Will I need a bigger plan?',
      answer: `No feature is kept back for a bigger plan. There are several pricing tiers, one for each number of tablets from ${min} to ${max}, paid by the month or by the year, and every one of them has everything in it. You can change the number of tablets after sign-up.`,
    },
    {
      id: 'faq-trial',
      question: 'What happens when my trial ends?',
      answer: `You won’t pay anything on the day you sign up. Your first trial lasts ${monthly.trialDays} days on the Monthly plan and ${yearly.trialDays} on the Yearly plan. Unless you cancel by then, PayPal charges the first month or year. You’ll see the date and amount next to the payment button before you agree.`,
    },
    {
      id: 'faq-cancel',
      question: 'How do I cancel?',
      answer:
        'Anytime, no questions asked, no cancellation fees: on your account page in two clicks, in your PayPal account under automatic payments, or by writing to us. Cancel during the trial and you won’t pay anything. Cancel later and you won’t be charged again; the service stays yours for the time you paid for. Closing for the season? Pause instead: the days you have left wait for you.',
    },
    {
      id: 'faq-refunds',
      question: 'Do I get money back?',
      answer:
        'No. Payments aren’t refunded, even partway through a year, unless we charged you in error. That’s what the trial is for: use it on real days at real spots, and leave before it ends if it doesn’t pay.',
    },
    {
      id: 'faq-printers',
      question: 'Will my printer work?',
      answer:
        'Thermal receipt printers are supported. Ask us about your model, and try it during the trial. You can sell without a printer too.',
    },
    {
      id: 'faq-staff',
      question: 'Can my staff use it?',
      answer:
        'Yes. Everyone gets their own sign-in for the point of sale, and every shift logs when it opened and closed. You pay by the tablet, not by the person.',
    },
    {
      id: 'faq-currencies',
      question: 'Which currency do I pay?',
      answer: `The one you choose when you sign up: ${inWords.format(sold)}. Every price you see is in the currency you will be charged in. If you prefer ${inWords.format(elsewhere)}, you’ll see and pay ${currencyFacts[baseCurrency].name} prices, because PayPal can’t bill subscriptions in it.`,
    },
  ],
  more: {
    title: 'Another question?',
    contact: { label: 'Contact Us', href: '#contact' },
  },
} as const;
