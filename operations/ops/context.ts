import type { ServerContext } from '#functions/context/context.ts';
import type { Store } from '#functions/store/Store.ts';
import type { Conversation } from '../conversation.ts';
import type { CloudWriter } from '../doctor/cloud.ts';
import type { OriginalPlace } from '../project/sourceMaps.ts';
import type { Accounts } from './accounts.ts';

export interface OpsContext {
  context: ServerContext;
  accounts: Accounts;
  /** Another database of the project, such as a restored one. */
  openDatabase: (database: string) => Promise<Store>;
  /** Google's APIs; null without credentials. */
  cloud: CloudWriter | null;
  talk: Conversation;
  /** The operator's name for the audit log. */
  who: string;
  /** The project and its database, shown before a change. */
  project: string;
  database: string;
  /**
   * An npm command that the operator can run next, with the project and database of this one: a command that names none would
   * ask, or act on another.
   * @param database the database of the next command, if it is another one.
   */
  command: (
    script: 'ops' | 'doctor' | 'provision' | 'safeguards',
    words?: string,
    database?: string,
  ) => string;
  save: (name: string, text: string) => string;
  /** Finds a frame of a browser's stack in our files. */
  originalPlace: OriginalPlace;
}
