/** A message as the inbox shows it. */
export interface InboxMessage {
  id: string;
  to: string;
  subject: string;
  kind: 'sign-in-link' | 'password-reset' | 'mail';
  /** ISO 8601, UTC. */
  received: string;
  /** Every address in the message, in the order it appears. */
  links: string[];
  text: string;
  /** The message as HTML, if it has that form. Show it only where nothing in it can run. */
  html: string | null;
}

/** Finds the web addresses in a text, without the punctuation that ends a sentence. */
export function linksIn(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"']+/gu) ?? [];
  return [...new Set(found.map((link) => link.replace(/[.,;:!?)\]]+$/u, '')))];
}
