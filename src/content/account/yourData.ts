import { limits } from '#domain/limits.ts';
import { register } from '../funnel/register.ts';

/** The owner's own data: details, password, a copy of all data, and the deletion of the account. */
export const yourData = {
  heading: 'Your data',
  profile: {
    fullName: register.fullName,
    restaurantName: register.restaurantName,
    businessName: { label: `${register.businessName.label} on invoices (optional)` },
    taxNumber: { label: `${register.taxNumber.label} on invoices (optional)` },
    counter: register.counter,
    marketing: register.marketing,
    /** The stored details. */
    now: (name: string, truck: string, news: boolean) =>
      `${name}, ${truck}. News and tips by email: ${news ? 'yes' : 'no'}.`,
    open: 'Change details',
    submit: 'Save details',
    submitBusy: 'Saving...',
    saved: 'Your details are saved.',
    keep: 'Keep them as they are',
  },
  password: {
    about: 'For signing in to your dashboard.',
    withGoogle: 'You sign in with Google, so there’s no password here to change.',
    open: 'Change password',
    password: 'New password',
    again: 'Confirm new password',
    hint: `At least ${limits.password.min} characters. Longer is safer.`,
    submit: 'Set password',
    submitBusy: 'Saving...',
    keep: 'Keep my password',
    tooOld: 'You signed in a while ago, so your password wasn’t set. Please sign in again first.',
    signIn: 'Sign in again',
    done: 'Your new password is set. Sign in again on your other devices.',
  },
  export: {
    body: 'Your account, subscription, charges and emails, in one file (JSON).',
    submit: 'Download my data',
    submitBusy: 'Preparing...',
    done: 'The file is in your downloads.',
    fileName: 'curbwise-my-data.json',
  },
  remove: {
    body: 'Ends your subscription now and removes your sign-in and data. This can’t be undone.',
    /** After the subscription has ended. */
    bodyEnded: 'Removes your sign-in and data. This can’t be undone.',
    open: 'Delete account',
    confirm: {
      heading: 'Delete your account?',
      access: 'Your subscription ends now, even if you’ve paid for more time. You won’t be charged again.',
      removed: 'We’ll remove your sign-in, your name and your truck.',
      kept: 'Without your name or email address, we keep past charges and what you agreed to, as the law requires, and a coded mark that a free trial was used.',
      copy: 'Want to keep your receipts and data? Download them first.',
      /** The word that the owner types to confirm; case-insensitive. */
      word: 'delete',
      label: 'Type “delete” to confirm',
      wrong: 'Type the word delete to confirm.',
      submit: 'Delete for good',
      submitBusy: 'Deleting...',
      keep: 'Keep my account',
      signIn: 'Sign in again',
    },
    done: {
      heading: 'Your account is deleted',
      body: 'Your sign-in and your data are removed. You won’t be charged again. Thank you for your time with us.',
      home: 'Go to the home page',
    },
  },
} as const;
