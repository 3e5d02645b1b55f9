import { limits } from '#domain/limits.ts';
import { brand } from '../brand.ts';

/** The contact section. Its error messages are in errors.ts. */
export const contact = {
  id: 'contact',
  title: 'Ask us anything',
  lead: `Prices, printers, a spot without a signal. We aim to answer within ${limits.supportReply.hours} hours.`,
  address: { label: 'Or email us at', email: brand.supportEmail },
  open: 'Write to us',
  how: 'This form opens your own email app with the message filled in. Nothing is sent until you press send there, and nothing is stored on this site.',
  form: {
    fields: {
      name: { label: 'Your name' },
      email: { label: 'Email', hint: 'Where we’ll reply.' },
      phone: { label: 'Phone (optional)' },
      subject: { label: 'Subject (optional)' },
      message: { label: 'Message' },
    },
    /** Below a field that stops the message from being sent. */
    problems: { missing: 'Required', malformed: 'Write it like name@example.com' },
    send: 'Send message',
    sent: 'Your email client has been opened with your message. Please send the email to complete the process.',
    /** Instead, for a message that no link can hold. */
    tooLong:
      'Your message is too long for this form to hand to your email app. Copy it below and email it to us. Nothing you typed is lost.',
    /** After a message that was opened: the browser does not say whether an email app did. */
    nothingOpened: 'Nothing opened? Copy your message and our address instead.',
    copy: {
      message: { copy: 'Copy your message', copied: 'Message copied' },
      address: { copy: 'Copy our email address', copied: 'Email address copied' },
      refused: 'Your browser won’t let this page copy. Select the text here:',
    },
  },
} as const;
