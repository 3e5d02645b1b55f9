import { limits } from '#domain/limits.ts';
import { brand } from '../brand.ts';
import { pluralize } from '../pluralize.ts';

/** The welcome screen. */
export const home = {
  heading: `Welcome to ${brand.name}`,
  body: 'Set up your truck in four short steps: account, plan, payment, done. Every plan starts with a free trial.',
  start: 'Create Account',
} as const;

/** The gate for an owner who has a subscription. */
export const alreadySubscribed = {
  heading: 'Email Already Exists',
  body: 'This email is already registered. Please sign in instead.',
  signIn: 'Go to Sign In',
  confirmation: 'See your confirmation',
  account: 'Open your account',
} as const;

/** The 'Create Account' screen. */
export const signIn = {
  heading: 'Create Account',
  intro: 'Start with the Google account you already have, or with a link we send to your inbox.',
  /** For an owner who asked for the account's page while signed out. */
  forAccount: 'Sign in with the address you signed up with. Your account opens afterwards.',
  google: 'Sign up with Google',
  googleBusy: 'Waiting for Google...',
  /** After Google's popup was blocked: the same sign-in on Google's own page. */
  googlePage: 'Continue without a popup',
  googlePageBusy: 'Opening the page...',
  divider: 'OR',
  submit: 'Create Account with Email',
  submitBusy: 'Sending your link...',
  /** Read around the two links: before, between and after. */
  legal: {
    before: 'By creating an account you agree to our ',
    between: ' and confirm that you have read our ',
    after: `. You must be ${limits.age.min} or older.`,
  },
  /** Nobody is known yet, so what an owner who comes back must know is said to everybody. */
  comeBack:
    'Coming back? Use the same address. The free trial is once only; you see the first charge before you pay.',
  existing: {
    heading: 'Already have an account?',
    account: 'Your account',
    forgot: 'Forgot password?',
    forgotEmailFirst: 'Enter your email above, then choose Forgot password? again.',
    forgotBusy: 'Sending...',
    /** The same for every address, so that it does not reveal accounts. */
    forgotSent: 'If this address has an account, a link to reset the password is on its way.',
  },
} as const;

/** The 'Check Your Email' screen. */
export const checkEmail = {
  heading: 'Check Your Email',
  sentTo: { before: 'A sign-in link was sent to ', after: '. Open it to continue.' },
  sentToUnknown: 'A sign-in link was sent to your email address. Open it to continue.',
  advice: {
    before: 'Nothing there after a minute? Look in your spam folder, or contact support at ',
    after: '.',
  },
  resend: 'Send the link again',
  resendBusy: 'Sending...',
  resendIn: (seconds: number) => `Send again in ${pluralize(seconds, 'second', 'seconds')}`,
  resent: 'A fresh link is on its way. The newest link is the one that works.',
  change: 'Use another address',
  inbox: 'Open the sandbox inbox',
} as const;
