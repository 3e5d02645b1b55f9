import { limits } from '../../limits.ts';
import type { PaperKind } from '../addressMails.ts';

const { booksDays, papersDays } = limits.links;

/** The text of each e-mail about an owner's other addresses, after its greeting. */
export const addressLetters = {
  confirmBooks: (product: string, truck: string) => ({
    subject: `Confirm that you want the invoices for ${truck}`,
    headline: 'Do you keep the books?',
    paragraphs: [
      `The owner of ${truck} wants you to get a copy of every ${product} invoice, credit note and failed-payment notice.`,
      `Confirm this address within ${booksDays} days, and the next one will come to you. If you don’t want them, ignore this email.`,
    ],
    action: 'Confirm this address',
  }),
  booksConfirmed: (product: string, books: string, supportEmail: string) => ({
    subject: `Copies of your ${product} invoices now go to ${books}`,
    headline: 'Here’s what they’ll get',
    paragraphs: [
      `We’ll send ${books} a copy of every invoice, credit note and failed-payment notice, and nothing else. You can stop that on your account page.`,
      `If you didn’t ask for it, remove the address there and write to ${supportEmail}.`,
    ],
  }),
  booksPaper: (
    product: string,
    { kind, truck, amount }: { kind: PaperKind; truck: string; amount: string },
  ) => {
    const { name, headline, what, open } = {
      charge: {
        name: 'Invoice',
        headline: 'Paid through PayPal',
        what: `${truck} paid for ${product}.`,
        open: 'Open the invoice',
      },
      refund: {
        name: 'Credit note',
        headline: 'Money refunded',
        what: `We refunded ${truck}.`,
        open: 'Open the credit note',
      },
      reversal: {
        name: 'Credit note',
        headline: 'Disputed and reversed',
        what: `PayPal reversed a payment by ${truck}, because it was disputed.`,
        open: 'Open the credit note',
      },
      reinstatement: {
        name: 'Debit note',
        headline: 'Dispute decided',
        what: `The dispute about a payment by ${truck} is over, and the payment is valid again. The debit note reverses the credit note.`,
        open: 'Open the debit note',
      },
      failed: {
        name: 'Failed payment',
        headline: 'Not charged yet',
        what: `PayPal couldn’t charge ${truck} for ${product}, so there’s no invoice. We’ve told the owner too.`,
        open: 'Open the invoices',
      },
    }[kind];
    return {
      subject: `${name} for ${truck}: ${amount}`,
      headline,
      paragraphs: [
        `You don’t need to sign in. The button opens all the invoices and credit notes, and works for ${papersDays} days.`,
        what,
        'You get this copy because the owner chose this address. Only the owner can stop it.',
      ],
      open,
    };
  },
  addressLeft: (product: string, until: string) => ({
    subject: `You no longer sign in to ${product} with this address`,
    headline: 'Your email address has changed',
    paragraphs: [
      `Your ${product} account now has another address. Our emails go there. Your subscription continues as before.`,
      `If this wasn’t you, take your address back by ${until}. We’ll sign everyone out, and the password will stop working.`,
    ],
    action: 'Take my address back',
  }),
  addressNew: (product: string, until: string) => ({
    subject: `New email address for your ${product} account`,
    headline: 'You now sign in with this email',
    paragraphs: [
      'Our emails will come to this address from now on, and your subscription continues as before.',
      `We also emailed your old address. From there, the change can be undone until ${until}.`,
    ],
  }),
  addressBack: (product: string) => ({
    subject: `You sign in to ${product} with this address again`,
    headline: 'Your address is back',
    paragraphs: [
      'We undid the change of your address, signed everyone out and turned off the password.',
      'Sign in with this address, check that everything is as you left it, and set a new password if you use one for your dashboard.',
    ],
  }),
  addressLost: (product: string, supportEmail: string) => ({
    subject: `This address no longer opens a ${product} account`,
    headline: 'The change was undone',
    paragraphs: [
      'Someone at the old address undid the change, so the account uses that address again.',
      `If that’s a mistake, write to ${supportEmail}.`,
    ],
    openSite: `Go to ${product}`,
  }),
};
