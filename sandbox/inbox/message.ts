export interface InboxMessage {
  id: string;
  to: string;
  subject: string;
  kind: 'sign-in-link' | 'password-reset' | 'mail';
  /** ISO 8601, UTC. */
  received: string;
  /** Every address in the message, in order. */
  links: string[];
  text: string;
  /** The message as HTML, if it has HTML. Show it only where its code cannot run. */
  html: string | null;
}

/** Finds the web addresses in a text, without a sentence's final punctuation. */
export function linksIn(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"']+/gu) ?? [];
  return [...new Set(found.map((link) => link.replace(/[.,;:!?)\]]+$/u, '')))];
}
