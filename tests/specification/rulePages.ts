import { accountPage } from './account.ts';
import { business } from './business.ts';
import { publicPages } from './publicPages.ts';
import type { RulePage } from './rulePage.ts';
import { signUp } from './signUp.ts';

/** Every page of rules. */
export const rulePages: readonly RulePage[] = [signUp, accountPage, publicPages, business];
