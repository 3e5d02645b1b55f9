/** The signed-in owner, as the verified token says. */
export interface VerifiedOwner {
  uid: string;
  /** Firebase's own lower-case form, which is the document id in `Subscriptions`. */
  email: string;
  /** Whether the token comes from a sign-in with Google. */
  withGoogle: boolean;
}

/** The document of an owner's registration; the id is the uid. */
export function registrationRef(uid: string) {
  return { collection: 'Registrations', id: uid };
}
