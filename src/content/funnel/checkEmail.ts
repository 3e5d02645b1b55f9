import { pluralize } from '#domain/pluralize.ts';

export const checkEmail = {
  heading: 'Check Your Email',
  sentTo: {
    before: 'A sign-in link was sent to ',
    // The period belongs to the address, so that no line begins with it.
    address: (email: string) => `${email}.`,
    after: ' Open it to continue.',
  },
  sentToUnknown: 'A sign-in link was sent to your email address. Open it to continue.',
  advice: {
    before: 'Nothing after a minute? Check your spam folder, or contact support at ',
    after: ' for help.',
  },
  resend: 'Send the link again',
  resendBusy: 'Sending...',
  resendIn: (seconds: number) => `Send again in ${pluralize(seconds, 'second', 'seconds')}`,
  resent: 'A new link is on its way. Only the newest one works.',
  change: 'Use another address',
  /** Opens the website of the mailbox, such as Gmail. */
  openMailbox: (service: string) => `Open ${service}`,
  inbox: 'Open the sandbox inbox',
} as const;
