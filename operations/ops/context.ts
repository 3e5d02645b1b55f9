import type { ServerContext } from '#functions/context/context.ts';
import type { Conversation } from '../conversation.ts';
import type { Accounts } from './accounts.ts';

/** What the commands for running the business work with. */
export interface OpsContext {
  context: ServerContext;
  accounts: Accounts;
  talk: Conversation;
  /** Who runs the command, for the audit log. */
  who: string;
  /** The project, for what is shown before a change. */
  project: string;
  /** Writes a file; answers its place. */
  save: (name: string, text: string) => string;
}
