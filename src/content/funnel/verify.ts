/** The screen that a link from an e-mail opens. */
export const verify = {
  heading: 'Verify Your Email',
  working: 'Checking your link...',
  successHeading: 'Email verified',
  success: 'Your email has been successfully verified! Redirecting to registration...',
  failedHeading: 'Your email wasn’t verified',
  back: 'Return to Sign In',
  /** After a code that was already used: by an interrupted reload, or long ago. */
  newLink: 'Send a new link',
  newLinkBusy: 'Sending...',
  newLinkTo: (email: string) => `We can send a new link to ${email}.`,
  /** The link was requested elsewhere: nobody is signed in without a press. */
  confirm: {
    heading: 'Is this your address?',
    body: 'This link was requested in another browser or on another device. If you didn’t ask for it, close this page.',
    go: (email: string) => `Continue as ${email}`,
  },
  choice: {
    heading: 'Which address is yours?',
    body: 'You started with one address, and this link is for another. Choose the one to continue with.',
    keep: (email: string) => `Stay with ${email}`,
    link: (email: string) => `Use the link for ${email}`,
  },
} as const;
