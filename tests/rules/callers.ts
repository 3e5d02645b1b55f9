import { rosa } from './places.ts';

/** A caller with only the site's public configuration and, optionally, a token. */
export interface Caller {
  who: string;
  /** The token's content; undefined if signed out. */
  claims?: { sub: string; user_id: string; email: string; email_verified: boolean };
}

function claimsOf({ uid, email }: { uid: string; email: string }, verified: boolean) {
  return { sub: uid, user_id: uid, email, email_verified: verified };
}

/** All callers that the rules must refuse. */
export const callers: readonly Caller[] = [
  { who: 'nobody signed in' },
  { who: 'somebody who claims the address without having verified it', claims: claimsOf(rosa, false) },
  { who: 'the verified owner of the address', claims: claimsOf(rosa, true) },
  { who: 'another verified owner', claims: claimsOf({ uid: 'sam', email: 'sam@example.com' }, true) },
];

/** The header of a caller's requests. The emulator accepts a token without a signature. */
export function authorization({ claims }: Caller): Record<string, string> {
  if (!claims) return {};
  const parts = [JSON.stringify({ alg: 'none' }), JSON.stringify(claims), ''];
  return {
    authorization: `Bearer ${parts.map((part) => Buffer.from(part).toString('base64url')).join('.')}`,
  };
}
