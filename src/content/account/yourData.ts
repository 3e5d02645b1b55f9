import { limits } from '#domain/limits.ts';
import { brand } from '../brand.ts';
import { register } from '../funnel/register.ts';

/** The owner's own data: details, password, a copy of everything, the end of the account. */
export const yourData = {
  heading: 'Your data',
  profile: {
    heading: 'Details',
    fullName: register.fullName,
    restaurantName: register.restaurantName,
    counter: register.counter,
    marketing: register.marketing,
    news: 'News and tips by email',
    newsWanted: 'Yes',
    newsUnwanted: 'No',
    open: 'Change details',
    submit: 'Save details',
    submitBusy: 'Saving...',
    saved: 'Your details are saved.',
    keep: 'Leave them as they are',
  },
  password: {
    heading: 'Password',
    withGoogle: 'You sign in with Google, so there is no password here to change.',
    open: 'Change password',
    password: 'New password',
    again: 'New password, once more',
    hint: `At least ${limits.password.min} characters. Longer is safer.`,
    showPassword: register.showPassword,
    hidePassword: register.hidePassword,
    submit: 'Set password',
    submitBusy: 'Setting...',
    keep: 'Keep the old one',
    tooOld:
      'It has been a while since you signed in, so the password was not set. Please sign in again first.',
    signIn: 'Sign in again',
    done: 'Your new password is set. Other devices have to sign in again.',
  },
  export: {
    heading: 'A copy of everything',
    body: 'All that we hold about you, in one file (JSON).',
    submit: 'Download my data',
    submitBusy: 'Collecting...',
    done: 'The file is in your downloads.',
    fileName: 'curbwise-my-data.json',
  },
  remove: {
    heading: 'Delete account',
    body: 'Ends the subscription at once and removes your sign-in and your data. It cannot be undone.',
    open: 'Delete account',
    confirm: {
      heading: 'Delete your account?',
      access: `Your subscription is cancelled, nothing more is charged, and your access to ${brand.name} ends now, also where time is paid for.`,
      removed: 'Your sign-in, your name, your truck and everything else about you is removed.',
      kept: 'Charges are kept for our bookkeeping, without your name or address.',
      copy: 'Download your receipts and your data first if you want to keep them.',
      /** The word that the owner types to confirm, in upper or lower case. */
      word: 'delete',
      label: 'Type “delete” to confirm',
      wrong: 'Type the word delete, so that nobody deletes an account by accident.',
      submit: 'Delete for good',
      submitBusy: 'Deleting...',
      keep: 'Keep my account',
      signIn: 'Sign in again',
    },
    done: {
      heading: 'Your account is deleted',
      body: 'Your sign-in and your data are removed. Nothing more is charged. Thank you for the time with us.',
      home: 'To the front page',
    },
  },
} as const;
