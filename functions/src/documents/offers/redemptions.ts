import type { DocumentRef, Fields, Store, StoredDocument } from '../../store/Store.ts';
import { nullable, writeTable, type ValuesOf } from '../format/codec.ts';
import { hashId } from '../format/hashId.ts';
import { flag, moment, text } from '../format/values.ts';

const collection = 'Redemptions';

const table = {
  code: nullable('code', text),
  uid: nullable('uid', text),
  at: nullable('at', moment),
  /** Whether the owner kept the offer although no use was left. */
  overrun: nullable('overrun', flag),
};

export function redemptionRef(id: string): DocumentRef {
  return { collection, id };
}

/** The id of an address's redemption of a code: each owner redeems it once. */
export function redemptionId(code: string, email: string): string {
  return hashId(`${code}\n${email}`);
}

/** Marks a code as used by an account under any address; of the account it holds only a hash. */
export function codeOfAccountRef(code: string, uid: string): DocumentRef {
  return { collection: 'CodesOfAccounts', id: hashId(`${code}\n${uid}`) };
}

export function serializeRedemption(redemption: ValuesOf<typeof table>): Fields {
  return writeTable(table, redemption);
}

export function redemptionsOf(
  store: Store,
  of: { uid: string } | { code: string },
): Promise<StoredDocument[]> {
  return store.find(collection, { where: of });
}
