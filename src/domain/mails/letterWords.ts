import type { Bill } from '../bill.ts';
import type { MailText } from './mail.ts';

/** A row of the ticket; its notes are sentences. */
export interface LetterRow {
  label: string;
  value: string;
  notes: readonly string[];
}

/** The values inserted into the layout of a message (`letter.mjml`). */
export interface LetterWords extends Pick<
  MailText,
  'subject' | 'headline' | 'greeting' | 'paragraphs' | 'button' | 'page'
> {
  language: string;
  /** The text that mail programs show beside the subject. */
  preview: string;
  product: string;
  /** Empty, or the truck at the head: its name, and the colors and mark of its state. */
  trucks: ReadonlyArray<Readonly<Record<'name' | 'wall' | 'hatch' | 'slat' | 'lamp' | 'mark', string>>>;
  /** Empty, or one list of the sums that the message is about. */
  figures: ReadonlyArray<readonly LetterRow[]>;
  /** Empty, or one list of steps. */
  lists: ReadonlyArray<readonly string[]>;
  /** Empty, or one bill. */
  bills: readonly Bill[];
  /** Empty, or one ticket with its rows. */
  tickets: ReadonlyArray<readonly LetterRow[]>;
  /** The page's address as people write it. */
  pageInWords: string;
  supportEmail: string;
  foot: {
    questions: { before: string; after: string };
    seller: readonly string[];
  };
}
