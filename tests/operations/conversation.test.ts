import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { terminal } from '#operations/conversation.ts';

const ask = vi.hoisted(() => vi.fn<(words: object, screen?: { output?: unknown }) => Promise<string>>());
vi.mock('@inquirer/prompts', () => ({ input: ask, password: ask, confirm: ask }));

beforeEach(() => {
  const { isTTY } = process.stdin;
  process.stdin.isTTY = true;
  onTestFinished(() => void (process.stdin.isTTY = isTTY));
  ask.mockReset().mockResolvedValue('yes');
});

it.each<[string, () => Promise<unknown>]>([
  ['a text', () => terminal.ask('Which?', { check: () => null })],
  ['a secret', () => terminal.askSecret('Which?')],
  ['a confirmation', () => terminal.confirm('Really?')],
])('a question for %s is not written into the output, which a file may keep', async (_what, question) => {
  await question();
  expect(ask.mock.lastCall?.[1]?.output).toBe(process.stderr);
});
