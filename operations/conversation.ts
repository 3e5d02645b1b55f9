import { confirm, input, password } from '@inquirer/prompts';

/** How a command talks with the operator; tests supply their own answers. */
export interface Conversation {
  say(line: string): void;
  /** Asks for a text until `check` accepts it. */
  ask(
    question: string,
    options: { suggestion?: string; check: (answer: string) => string | null },
  ): Promise<string>;
  /** Asks for a text that is hidden while it is typed. */
  askSecret(question: string): Promise<string>;
  /** Asks before a change; false unless the operator says yes. */
  confirm(question: string): Promise<boolean>;
}

/** A command that cannot continue, with a message for the operator. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

/** Asks the operator at the terminal. Throws CommandRefused without a terminal, and for Ctrl-C. */
async function asked<Answer>(question: string, prompt: () => Promise<Answer>): Promise<Answer> {
  if (!process.stdin.isTTY)
    throw new CommandRefused(`Nobody can be asked here: ${question}. Run it in a terminal.`);
  try {
    return await prompt();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ExitPromptError') throw error;
    throw new CommandRefused('Stopped at this question.', { cause: error });
  }
}

/** A conversation in the terminal. */
export const terminal: Conversation = {
  say: (line) => console.log(line),
  ask: (question, { suggestion, check }) =>
    asked(question, () =>
      input({
        message: question,
        ...(suggestion !== undefined && { default: suggestion }),
        validate: (answer) => check(answer.trim()) ?? true,
      }),
    ).then((answer) => answer.trim()),
  askSecret: (question) => asked(question, () => password({ message: question, mask: true })),
  confirm: (question) => asked(question, () => confirm({ message: question, default: false })),
};

/**
 * Runs a command and sets the exit code: the command's result, or 1 with the reason if it is refused. Shows only the message
 * of an error; our own messages contain no secret.
 */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
