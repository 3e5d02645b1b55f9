/** Opens the visitor's own mail program. */
export interface MailGateway {
  /**
   * False if nothing was opened, because the draft's link is longer than browsers and mail programs are sure to take. True says
   * only that the browser was asked: it does not tell whether a mail program opened.
   */
  openDraft(draft: { to: string; subject: string; body: string }): boolean;
}
