/** The signed-in owner, as the verified token says. */
export interface VerifiedOwner {
  uid: string;
  /** Firebase's own lower-case form, which is the document id in `Subscriptions`. */
  email: string;
  /** Whether the token was got by signing in with Google. */
  withGoogle: boolean;
}

/** Where an owner's subscription is kept: the id is the e-mail address (R-DATA-SUBSCRIPTION). */
export function subscriptionRef(email: string) {
  return { collection: 'Subscriptions', id: email };
}

/** Where an owner's registration waits for its subscription. */
export function registrationRef(uid: string) {
  return { collection: 'Registrations', id: uid };
}
