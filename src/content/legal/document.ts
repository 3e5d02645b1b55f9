import { termsVersion } from '#domain/terms.ts';

export interface LegalPart {
  /** The section's anchor on the page. */
  id: string;
  heading: string;
  paragraphs: readonly string[];
  /** A list after the paragraphs. */
  items?: readonly string[];
}

export interface LegalDocument {
  title: string;
  /** In the specification's format: day, month, year. */
  lastUpdated: string;
  /** The summary, in a few short sentences that are not part of the text. */
  summary: { title: string; sentences: readonly string[] };
  /** Title of the table of contents. */
  contentsLabel: string;
  lead: string;
  parts: readonly LegalPart[];
}

/** The date of the last change of the legal pages (R-LEGAL-DATE). */
export const lastUpdated = `Last updated ${termsVersion}` as const;

export const contentsLabel = 'On this page';

export const summaryTitle = 'In plain words';
