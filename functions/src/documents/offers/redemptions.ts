import type { DocumentRef } from '../../store/Store.ts';
import { documentsIn, nullable } from '../format/codec.ts';
import { hashId, flag, moment, text } from '../format/values.ts';

/** Who has used a code. Each address uses it once. */
export const redemptions = documentsIn('Redemptions', {
  code: nullable('code', text),
  uid: nullable('uid', text),
  at: nullable('at', moment),
  /** Whether the owner kept the offer although no use was left. */
  overrun: nullable('overrun', flag),
});

/** The id of an address's redemption of a code: each owner redeems it once. */
export function redemptionId(code: string, email: string): string {
  return hashId(`${code}\n${email}`);
}

/** Marks a code as used by an account under any address; of the account it holds only a hash. */
export function codeOfAccountRef(code: string, uid: string): DocumentRef {
  return { collection: 'CodesOfAccounts', id: hashId(`${code}\n${uid}`) };
}
