import { brand } from '../brand.ts';

/** The welcome screen. */
export const home = {
  heading: `Welcome to ${brand.name}`,
  body: 'Set up your truck in four short steps: account, plan, payment, done. Your first subscription starts with a free trial.',
  start: 'Create Account',
} as const;

/** The gate for an owner who has a subscription. */
export const alreadySubscribed = {
  heading: 'Email Already Exists',
  body: 'This email is already registered. Please sign in instead.',
  signIn: 'Go to Sign In',
  /** Where nothing is left to sign up for. */
  signedIn: 'You already have a subscription, and you’re signed in.',
  confirmation: 'See your confirmation',
  account: 'Open your account',
} as const;

/** The sign-in screen for an owner who is already signed in. */
export const knownOwner = {
  heading: 'Welcome back',
  signedInAs: (email: string) => `You’re signed in as ${email}.`,
  proceed: 'Continue',
  another: 'Use another account',
} as const;
