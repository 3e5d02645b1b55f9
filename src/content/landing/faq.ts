import { limits } from '#domain/limits.ts';
import { mostPauseMonths } from '#domain/pause.ts';
import { answered } from './prices.ts';

const { min, max } = limits.posDevices;
const { monthly, yearly } = answered;

/** Questions before the sign-up, in order. Amounts, days and limits come from the domain. */
export const faq = {
  id: 'faq',
  title: 'Questions owners ask',
  lead: 'Short answers.',
  group: 'faq',
  items: [
    {
      id: 'faq-offline',
      question: 'Does it work with no signal?',
      answer:
        'Yes. Orders wait on the tablet. Back online, each is sent exactly once. Try ‘Airplane mode’ in the point of sale on this page.',
    },
    {
      id: 'faq-tablet',
      question: 'What hardware do I need?',
      answer:
        'Nothing special: your existing tablet or iPad. Thermal receipt printers are supported; ask us about your model, or sell without one.',
    },
    {
      id: 'faq-cards',
      question: 'Who processes cards, at what rate?',
      answer:
        'Ask us before you start: you’ll have the answer before you pay anything. Cards need a signal; without one, take cash, and the order waits.',
    },
    {
      id: 'faq-two-tablets',
      question: 'What do two tablets cost?',
      answer: `Monthly, ${monthly.total}: ${monthly.base} with the first tablet included, ${monthly.additional} for the second. Yearly, ${yearly.total}: ${yearly.base} and ${yearly.additional}, which comes to ${yearly.share} a month. There are several pricing tiers, one for each number of tablets from ${min} to ${max}, and every tier includes everything.`,
    },
    {
      id: 'faq-trial',
      question: 'What happens when my trial ends?',
      answer: `Your free trial lasts ${monthly.trialDays} days on the Monthly plan and ${yearly.trialDays} on the Yearly plan, one per owner. Unless you cancel before it ends, PayPal will charge you for the first month or year. You’ll see the date and amount next to the payment button before you agree.`,
    },
    {
      id: 'faq-cancel',
      question: 'Am I locked in?',
      answer:
        'No. Cancel in two clicks on your account page, in PayPal, or by email. No fee; use it until your trial or paid time ends.',
    },
    {
      id: 'faq-refunds',
      question: 'Can I get my money back?',
      answer: `No. Payments aren’t refunded, even partway through a year, unless we charged you in error. Closing for the season? Pause on your account page for up to ${mostPauseMonths} months: you won’t be charged, and the days you have left wait for you.`,
    },
    {
      id: 'faq-menu',
      question: 'How do I move my menu in?',
      answer:
        'You type it into the menu builder, once. Build a page of it here and you’ll see how long yours takes. Large menu? Ask us.',
    },
    {
      id: 'faq-setup',
      question: 'How long does setup take?',
      answer:
        'Four short steps to sign up, then your menu and a test sale. It runs in your tablet’s browser: nothing to ship or install.',
    },
    {
      id: 'faq-data',
      question: 'Can I take my data out?',
      answer:
        'Yes. You can download your account data and receipts on your account page. Menus, prices and sales stay yours; ask us for them anytime.',
    },
    {
      id: 'faq-staff',
      question: 'Can my staff use it?',
      answer:
        'Yes. Everyone gets their own sign-in for the point of sale, and every shift logs when it opened and closed. You pay by the tablet, not by the person.',
    },
  ],
  more: {
    title: 'Another question?',
    contact: { label: 'Contact Us', href: '#contact' },
  },
} as const;
