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

/** The longest link that is opened, in characters. Outlook and Windows cut or refuse one of about 2,000. */
const longestLink = 1_800;

/** Opens drafts in the browser's handler for `mailto:` links. */
export function createMailGateway(): MailGateway {
  return {
    openDraft: (draft) => {
      const url = mailtoUrl(draft);
      if (url.length > longestLink) return false;
      window.location.assign(url);
      return true;
    },
  };
}
