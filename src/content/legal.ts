import { cookies } from './legal/cookies.ts';
import { privacyNotice } from './legal/privacyNotice.ts';
import { termsOfUse } from './legal/termsOfUse.ts';

export const legal = { cookies, privacyNotice, termsOfUse };
