import { brand } from '../brand.ts';

export const home = {
  heading: `Welcome to ${brand.name}`,
  body: 'Set up your truck in four short steps: account, plan, payment, done. Your first subscription starts with a free trial.',
  start: 'Create Account',
} as const;

/** The gate for an owner who has a subscription. */
export const alreadySubscribed = {
  title: 'You already have a subscription',
  /** The specification's texts, below the terms. */
  heading: 'Email Already Exists',
  body: 'This email is already registered. Please sign in instead.',
  signIn: 'Go to Sign In',
  /** Where nothing is left to sign up for. */
  signedIn: 'You’re signed in, so there’s nothing left to sign up for.',
  account: 'Open your account',
} as const;

/** The sign-in screen for an owner who is already signed in. */
export const knownOwner = {
  heading: 'Welcome back',
  signedInAs: (email: string) => `You’re signed in as ${email}.`,
  proceed: 'Continue',
  another: 'Use another account',
} as const;
