import { confirm, input, password } from '@inquirer/prompts';

/** How a command talks with the person who typed it; tests answer by themselves. */
export interface Conversation {
  say(line: string): void;
  /** Asks for a text until `check` has nothing to say against it. */
  ask(
    question: string,
    options: { suggestion?: string; check: (answer: string) => string | null },
  ): Promise<string>;
  /** Asks for a text that is not shown while it is typed. */
  askSecret(question: string): Promise<string>;
  /** Asks before something is changed; the answer is no unless the person says yes. */
  confirm(question: string): Promise<boolean>;
}

/** A command that cannot go on, in words for the person who typed it. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

/** Puts a question to the person at the terminal. Throws CommandRefused where there is none, and for Ctrl-C. */
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
 * Runs a command and sets the exit code: what it answers, or 1 with the reason when it is refused. Only the message of an
 * error is shown, which for errors of ours holds no secret.
 */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
