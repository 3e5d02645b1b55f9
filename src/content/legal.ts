import { cookies } from './legal/cookies.ts';
import { privacyNotice } from './legal/privacyNotice.ts';
import { termsOfUse } from './legal/termsOfUse.ts';

/** The legal pages, by the page that shows them. */
export const legal = { cookies, privacyNotice, termsOfUse };
