import { limits } from '#domain/limits.ts';

export const signIn = {
  heading: 'Create Account',
  intro: 'Use Google, or get a link by email. Your first subscription starts with a free trial.',
  google: 'Sign up with Google',
  googleBusy: 'Waiting for Google...',
  /** After Google's popup was blocked: the same sign-in on Google's own page. */
  googlePage: 'Continue without a popup',
  /** In a browser inside an app, which Google refuses. */
  embedded: {
    refused:
      'Google doesn’t allow sign-in from a browser inside another app, like this one. Use your email, or open this page in Safari or Chrome.',
    copy: 'Copy page link',
    copied: 'Link copied',
    notCopied: (address: string) => `The link couldn’t be copied. Select it here: ${address}`,
  },
  divider: 'OR',
  submit: 'Create Account with Email',
  submitBusy: 'Sending your link...',
  /** The text before, between and after the two links. */
  legal: {
    before: 'By creating an account you agree to our ',
    between: ' and confirm that you have read our ',
    after: `. You must be ${limits.age.min} or older.`,
  },
  existing: {
    heading: 'Already have an account?',
    signIn: 'Sign in',
    /** The owner is not known yet, so every visitor sees the note for returning owners. */
    comeBack: 'Use the same email. One free trial per owner.',
    forgot: 'Forgot password?',
    forgotEmailFirst: 'Enter your email above first.',
    forgotBusy: 'Sending...',
    /** The same for every address, to avoid revealing which accounts exist. */
    forgotSent: 'If this address has an account, a reset link is on its way.',
  },
  /** Instead, for an owner who opened the account page while signed out, as from a link in an e-mail. */
  forAccount: {
    heading: 'Sign In',
    intro: 'Use Google, or get a link by email. We’ll take you to your account.',
    google: 'Sign in with Google',
    submit: 'Email me a sign-in link',
    legal: {
      before: 'By signing in you agree to our ',
      between: ' and confirm that you have read our ',
    },
    existing: {
      heading: 'Can’t sign in?',
      comeBack: 'Use the address where you get our emails.',
    },
  },
} as const;
