/** How a command talks with the operator; tests supply their own answers. */
export interface Conversation {
  say(line: string): void;
  /** Asks for a text until `check` accepts it. */
  ask(
    question: string,
    options: { suggestion?: string; check: (answer: string) => string | null },
  ): Promise<string>;
  askSecret(question: string): Promise<string>;
  /** Asks before a change; false unless the operator says yes. */
  confirm(question: string): Promise<boolean>;
}

export class CommandRefused extends Error {
  override readonly name: string = 'CommandRefused';
}

/** A command whose words cannot be meant so, such as a day that does not exist. */
export class WrongUsage extends CommandRefused {
  override readonly name = 'WrongUsage';
}

// A question in the output would be written to the file, unseen, where a command's output is kept in one.
const onScreen = { output: process.stderr };

/** Asks the operator at the terminal. Throws CommandRefused without a terminal, and for Ctrl-C. */
async function asked<Answer>(
  question: string,
  prompt: (prompts: typeof import('@inquirer/prompts')) => Promise<Answer>,
): Promise<Answer> {
  if (!process.stdin.isTTY)
    throw new CommandRefused(`Nobody can be asked here, so run it in a terminal: ${question}`);
  try {
    return await prompt(await import('@inquirer/prompts'));
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ExitPromptError') throw error;
    throw new CommandRefused('Stopped at this question.', { cause: error });
  }
}

export const terminal: Conversation = {
  say: (line) => console.log(line),
  ask: (question, { suggestion, check }) =>
    asked(question, ({ input }) =>
      input(
        {
          message: question,
          ...(suggestion !== undefined && { default: suggestion }),
          validate: (answer) => check(answer.trim()) ?? true,
        },
        onScreen,
      ),
    ).then((answer) => answer.trim()),
  askSecret: (question) =>
    asked(question, ({ password }) => password({ message: question, mask: true }, onScreen)),
  confirm: (question) =>
    asked(question, ({ confirm }) => confirm({ message: question, default: false }, onScreen)),
};
