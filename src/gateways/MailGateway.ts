/** Opens the visitor's own mail program. */
export interface MailGateway {
  openDraft(draft: { to: string; subject: string; body: string }): void;
}
