import type { Alias } from '../project/aliases.ts';
import { signInToFirebase, signInToGcloud, signInToGoogle } from '../project/openStore.ts';
import { npmRun } from '../project/target.ts';

/** What a person runs after setup, in this order; the page 'From sandbox to live' explains each. */
export const nextSteps = (alias: Alias): string[] => [
  signInToFirebase,
  signInToGoogle,
  signInToGcloud,
  `npx firebase functions:secrets:set PAYPAL_SECRET --project ${alias}`,
  `npx firebase functions:secrets:set SMTP_PASSWORD --project ${alias}`,
  npmRun('deploy', { alias }),
  npmRun('provision', { alias }),
  npmRun('safeguards', { alias }, '--budget 50'),
  npmRun('doctor', { alias }),
];
