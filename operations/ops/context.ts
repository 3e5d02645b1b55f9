import type { ServerContext } from '#functions/context/context.ts';
import type { Conversation } from '../conversation.ts';
import type { Accounts } from './accounts.ts';

/** A command for running the business, with its project: with two projects, a command that names none would ask. */
export const opsRun = ({ project }: Pick<OpsContext, 'project'>, words: string) =>
  `npm run ops -- --project ${project} ${words}`;

/** The input of the commands for running the business. */
export interface OpsContext {
  context: ServerContext;
  accounts: Accounts;
  talk: Conversation;
  /** The operator's name for the audit log. */
  who: string;
  /** The project, shown before a change. */
  project: string;
  /** Writes a file and returns its path. */
  save: (name: string, text: string) => string;
}
