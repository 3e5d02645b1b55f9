/** The signed-in owner, from the verified token. */
export interface VerifiedOwner {
  uid: string;
  /** In Firebase's lower-case form, which is also the document id in `Subscriptions`. */
  email: string;
  withGoogle: boolean;
}

/** An account with its address. */
export type Identity = Pick<VerifiedOwner, 'uid' | 'email'>;

/** The document of an owner's registration; the id is the uid. */
export function registrationRef(uid: string) {
  return { collection: 'Registrations', id: uid };
}
