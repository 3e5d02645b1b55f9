/** One part of a legal page, under a heading of its own. */
export interface LegalPart {
  /** Its anchor on the page. */
  id: string;
  heading: string;
  paragraphs: readonly string[];
  /** A list after the paragraphs. */
  items?: readonly string[];
}

/** A legal page: what it is, since when it holds, and its parts. */
export interface LegalDocument {
  title: string;
  /** As the specification writes it: day, month, year. */
  lastUpdated: string;
  /** What it comes down to, in a few short sentences that are no part of the text. */
  summary: { title: string; sentences: readonly string[] };
  /** What its list of contents is called. */
  contentsLabel: string;
  lead: string;
  parts: readonly LegalPart[];
}

/** The day the legal pages were last changed (specification section 2). */
export const lastUpdated = 'Last updated 09.09.2024';

/** What the list of contents is called on every legal page. */
export const contentsLabel = 'On this page';

/** What stands over the summary of every legal page. */
export const summaryTitle = 'In plain words';
