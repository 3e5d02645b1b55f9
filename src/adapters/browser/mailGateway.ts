import type { MailGateway } from '#gateways/MailGateway.ts';

// A line break in the address or the subject could inject a mail header, such as a hidden copy.
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/gu, ' ').trim();
}

// An unpaired surrogate, which a typing slip can leave behind, cannot be encoded.
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));
}

/** The `mailto:` URL of a draft (RFC 6068): one recipient, one subject, and a body that keeps its line breaks. */
export function mailtoUrl(draft: { to: string; subject: string; body: string }): string {
  const to = encoded(oneLine(draft.to)).replaceAll('%40', '@');
  const subject = encoded(oneLine(draft.subject));
  const body = encoded(draft.body.replace(/\r\n|\r|\n/gu, '\r\n'));
  return `mailto:${to}?subject=${subject}&body=${body}`;
}

/** Opens drafts in the browser's handler for `mailto:` links. */
export function createMailGateway(): MailGateway {
  return {
    openDraft: (draft) => {
      window.location.assign(mailtoUrl(draft));
    },
  };
}
