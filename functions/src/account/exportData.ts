import { subscriptions, type RecordPlace } from '../documents/subscription.ts';
import type { StoredDocument } from '../store/Store.ts';
import type { ServerContext } from '../context/context.ts';
import { readOwnerData } from './ownerData.ts';
import type { VerifiedOwner } from '../documents/owner.ts';
import { trialBegan, trialRefs } from '../documents/offers/trials.ts';

/** Fields with links that let their holder act for the owner at the payment provider, and what a link in an e-mail is checked by. */
const secretFields = ['approveUrl', 'approve_url', 'hash'];

const withoutSecrets = (name: string, value: unknown) => (secretFields.includes(name) ? undefined : value);

const listed = (documents: readonly StoredDocument[]) =>
  documents.map(({ id, fields }) => ({ id, ...fields }));

/** An e-mail to another address has a link that only its recipient may use, so its text is omitted. */
function withoutOthersLinks({ id, fields }: StoredDocument, { email }: VerifiedOwner): StoredDocument {
  const { message: _, ...others } = fields;
  return { id, fields: Array.isArray(fields['to']) && fields['to'].includes(email) ? fields : others };
}

const fieldsOf = ({ record }: RecordPlace) => subscriptions.serialize(record);

/**
 * Exports everything stored about an owner as plain JSON: dates are ISO 8601, amounts of charges and checkouts are in minor
 * units. Omits links that act for the owner at the payment provider.
 */
export async function exportData(context: ServerContext, owner: VerifiedOwner): Promise<object> {
  const { store, now } = context;
  const data = await readOwnerData(store, { owner, at: now() });
  const trials = await Promise.all(trialRefs(owner).map((ref) => store.get(ref)));
  const everything = {
    exportedAt: now(),
    account: { uid: owner.uid, email: owner.email, withGoogle: owner.withGoogle },
    registration: data.registration ?? null,
    subscription: data.records[0] ? fieldsOf(data.records[0]) : null,
    otherSubscriptions: data.records.slice(1).map(fieldsOf),
    pastSubscriptions: data.pastSubscriptions.map((place) => ({ id: place.ref.id, ...fieldsOf(place) })),
    checkouts: listed(data.checkouts),
    unrecordedSubscriptions: listed(data.providerSubscriptions),
    charges: listed(data.charges),
    couponsUsed: listed(data.redemptions),
    trialBegan: trialBegan(trials),
    mails: listed(data.mails.map((mail) => withoutOthersLinks(mail, owner))),
    linksInMails: listed(data.links),
  };
  return JSON.parse(JSON.stringify(everything, withoutSecrets)) as object;
}
