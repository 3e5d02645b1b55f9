import type { Conversation } from '#operations/conversation.ts';

/** A conversation with answers from the test; it records output and questions. */
export interface ScriptedTalk extends Conversation {
  said: string[];
  asked: string[];
}

/** Answers each question with the first key that it contains; an unexpected question fails. */
export function scriptedTalk(answers: Readonly<Record<string, string | boolean>> = {}): ScriptedTalk {
  const said: string[] = [];
  const asked: string[] = [];
  const answerTo = (question: string) => {
    asked.push(question);
    const key = Object.keys(answers).find((part) => question.includes(part));
    if (key === undefined) throw new Error(`unexpected question: ${question}`);
    return answers[key];
  };
  return {
    said,
    asked,
    say: (line) => void said.push(line),
    async ask(question, { check }) {
      const answer = String(answerTo(question));
      const fault = check(answer);
      if (fault !== null) throw new Error(`${question}: ${fault}`);
      return answer;
    },
    askSecret: async (question) => String(answerTo(question)),
    confirm: async (question) => answerTo(question) === true,
  };
}
