import type { MailButton } from './mail.ts';

/** The values inserted into the layout of a message (`letter.mjml`). */
export interface LetterWords {
  language: string;
  subject: string;
  /** The text that mail programs show beside the subject. */
  preview: string;
  product: string;
  /** Empty, or the name on the truck at the head. */
  trucks: readonly string[];
  headline: string;
  paragraphs: readonly string[];
  /** Empty, or one ticket with its rows; their notes are sentences. */
  tickets: ReadonlyArray<ReadonlyArray<{ label: string; value: string; notes: readonly string[] }>>;
  button: MailButton;
  page: MailButton;
  /** The page's address as people write it. */
  pageInWords: string;
  supportEmail: string;
  foot: {
    questions: { before: string; after: string };
    seller: readonly string[];
  };
}
