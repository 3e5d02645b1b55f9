import type { MailButton } from './mail.ts';

/** All that is filled into the layout of a message (`letter.mjml`). */
export interface LetterWords {
  language: string;
  subject: string;
  /** What a program shows beside the subject before the message is opened. */
  preview: string;
  product: string;
  headline: string;
  paragraphs: readonly string[];
  /** None, or one ticket with its rows; their notes are sentences. */
  tickets: ReadonlyArray<ReadonlyArray<{ label: string; value: string; notes: readonly string[] }>>;
  button: MailButton;
  accountUrl: string;
  accountInWords: string;
  supportEmail: string;
  foot: {
    account: string;
    questions: { before: string; after: string };
    seller: readonly string[];
  };
}
