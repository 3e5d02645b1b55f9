import { isEmail, normalizeEmail } from './email.ts';
import { normalizeText } from './normalizeText.ts';
import { contactWords } from './contactWords.ts';
import type { ErrorCode } from './errors.ts';

/** A contact message (R-DATA-CONTACT). */
export interface ContactMessage {
  name: string;
  email: string;
  /** Optional; empty when omitted. */
  phone: string;
  /** Optional; empty when omitted. */
  subject: string;
  message: string;
}

const required = ['name', 'email', 'message'] as const;

export type RequiredContactField = (typeof required)[number];

/** The problem that blocks a message, with the fields to correct in order; null for a valid message (R-CONTACT-REQUIRED). */
export function contactProblem(
  message: ContactMessage,
): { code: ErrorCode; fields: readonly RequiredContactField[] } | null {
  const missing = required.filter((field) => normalizeText(message[field]) === '');
  if (missing.length > 0) return { code: 'contact/required-fields', fields: missing };
  return isEmail(message.email) ? null : { code: 'auth/invalid-email', fields: ['email'] };
}

/** The e-mail draft of a message for the visitor's mail program (R-CONTACT-MAIL). */
export function contactDraft({ name, email, phone, subject, message }: ContactMessage): {
  subject: string;
  body: string;
} {
  const sender = [
    `${contactWords.name}: ${normalizeText(name)}`,
    `${contactWords.email}: ${normalizeEmail(email)}`,
    `${contactWords.phone}: ${normalizeText(phone) || contactWords.noPhone}`,
  ];
  return {
    subject: normalizeText(subject) || contactWords.subject,
    body: [...sender, '', message.trim()].join('\n'),
  };
}
