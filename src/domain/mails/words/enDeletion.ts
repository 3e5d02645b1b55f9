import type { BillingInterval } from '../../plan.ts';

const plans = { month: 'Monthly', year: 'Yearly' };

/** The text of the e-mail about a deleted account after its greeting. */
export const deletionLetters = {
  deleted: (
    { product, supportEmail }: { product: string; supportEmail: string },
    what: { ended: { interval: BillingInterval; free: boolean; paused: boolean } | null; keeps: boolean },
  ) => ({
    subject: `Your ${product} account is deleted`,
    headline: 'Thank you for your time with us',
    paragraphs: [
      'We removed your sign-in, your name and your truck. This can’t be undone.',
      ...(what.ended === null
        ? []
        : [
            what.ended.free
              ? `Your ${plans[what.ended.interval]} plan, which was free, ended with it.`
              : `Your ${plans[what.ended.interval]} plan was canceled and ended with it, even if you had paid for more time. You won’t be charged again. Past payments aren’t refunded${what.ended.paused ? ', except a charge during your pause' : ''}.`,
          ]),
      ...(what.keeps
        ? [
            'The law requires us to keep what’s listed below. A coded mark that a free trial was used stays too, without your name or email address.',
          ]
        : []),
      `If you didn’t delete it, write to ${supportEmail}.`,
    ],
    openSite: `Go to ${product}`,
  }),
};

/** The texts about the data that is kept after a deletion. */
export const deletionWords = {
  booksKept: 'Kept as long as the law requires',
  booksNote: 'Without your name, email address, business name or Tax ID.',
  agreedKept: (until: string) => `Kept until ${until}`,
  nameless: 'Without your name or email address.',
};
