import { limits } from '#domain/limits.ts';

const { booksDays, papersDays, wayBackHours } = limits.links;

/** The owner's other addresses: a new one for the sign-in, and one for the books; and the pages of their links. */
export const addresses = {
  change: {
    now: (email: string) => `You sign in with ${email}.`,
    moved: (until: string) =>
      `Your email changed. If it wasn’t you, you have until ${until} to undo it with the link we sent to your old address.`,
    open: 'Change your email',
    about: `We’ll send a link to the new address. Once you open it, you’ll be signed out, and you can sign in with the new one. Your old address can undo the change for ${wayBackHours} hours.`,
    withGoogle: 'Your Google account will no longer sign you in, unless it has the new address too.',
    label: 'New email',
    submit: 'Send the link',
    submitBusy: 'Sending...',
    keep: 'Keep my email',
    sent: 'Check the new address: the link there completes the change. Until then, nothing changes.',
    tooOld: 'You signed in a while ago, so nothing was sent. Please sign in again first.',
    signIn: 'Sign in again',
  },
  books: {
    none: 'Your accountant can get a copy of every invoice by email.',
    open: 'Send invoices to someone else too',
    about: `We’ll ask them to confirm. Then they’ll get your invoices, credit notes and failed-payment notices, with a link to them that works for ${papersDays} days. They can’t see or change anything else.`,
    label: 'Their email',
    submit: 'Ask them to confirm',
    submitBusy: 'Sending...',
    keep: 'Not now',
    asked: (email: string) => `We sent a link to ${email}. It works for ${booksDays} days.`,
    waiting: (email: string) => `Waiting for ${email} to confirm.`,
    confirmed: (email: string) =>
      `${email} gets a copy of every invoice, credit note and failed-payment notice.`,
    stop: 'Stop sending copies',
    /** Instead, before it is confirmed: no copies are sent yet. */
    withdraw: 'Remove this address',
    stopBusy: 'Stopping...',
    withdrawBusy: 'Removing...',
    /** After both. */
    stopped: 'Address removed. Links in earlier emails no longer work.',
  },
  invalid: 'Enter an email address, like name@example.com.',
  own: 'That’s the address you sign in with. Enter another one.',
  confirm: {
    heading: 'Want copies of the invoices?',
    body: 'A Curbwise customer wants you to get a copy of every invoice, credit note and failed-payment notice. Confirm that this is your address.',
    submit: 'Yes, send them to me',
    submitBusy: 'Confirming...',
    doneHeading: 'You’re set',
    done: 'The next invoice will come to you by email.',
    failed: 'Ask the owner to enter your address again on their account page.',
  },
  takeBack: {
    heading: 'Take your address back?',
    body: 'Your account will use this address again. Everyone will be signed out, and the password will stop working.',
    submit: 'Take it back',
    submitBusy: 'Taking it back...',
    doneHeading: 'Your address is back',
    done: 'Sign in with it again, and check that everything is as you left it. If you use a password for your dashboard, set a new one.',
    signIn: 'Sign in',
    failed: 'If you still can’t sign in, write to us and we’ll help.',
  },
  papers: {
    heading: 'Invoices and credit notes',
    lead: (truck: string) => `For ${truck}`,
    loading: 'Getting the invoices...',
    failed: 'Open the link in the newest email, or ask the owner to send the copies again.',
    failedHeading: 'This link no longer works',
  },
  failedHeading: 'That didn’t work',
  support: 'Write to us',
} as const;
