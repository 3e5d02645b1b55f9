import type { Account, Books, Papers, Profile, SubscriptionChange } from '#domain/account.ts';
import type { ShownChange } from '#domain/contract.ts';
import type { PublicPlanName } from '#domain/plan.ts';

/** The plan and the number of devices that an owner requests. */
export interface WantedChange {
  plan: PublicPlanName;
  posDevices: number;
}

/** The requests of an owner with a subscription on `/account`. Every method rejects with an AppError. */
export interface AccountGateway {
  /** The signed-in owner's account; null for an owner who never subscribed. */
  myAccount(): Promise<Account | null>;
  /** Returns the price of a change and the date from which it is charged. Changes nothing. */
  previewChange(wanted: WantedChange): Promise<SubscriptionChange>;
  /**
   * Requests the change; the owner consents on the provider's page at the returned URL. Rejects if the change would not charge
   * what was shown.
   */
  requestChange(wanted: WantedChange & { shown: ShownChange }): Promise<{ approveUrl: string }>;
  /** Discards the waiting change. */
  withdrawChange(): Promise<Account>;
  /** Pauses the subscription until the first of a month. Rejects if the next charge would not be on the shown day. */
  pauseSubscription(wanted: { until: string; nextChargeAt: string }): Promise<Account>;
  /** Ends the pause now. */
  resumeSubscription(): Promise<Account>;
  /** Ends the subscription. A repeated call changes nothing. The reason is optional. */
  cancelSubscription(request: { reason: string | null }): Promise<Account>;
  updateProfile(profile: Profile): Promise<Account>;
  /** Names an address for copies of the papers, and sends it a link to confirm that. */
  setBooks(email: string): Promise<Books>;
  /** Sends no more copies, and ends all links to the papers. */
  removeBooks(): Promise<void>;
  /** Confirms an address for the books, by the secret of a link. Needs no sign-in, nor do the next two. */
  confirmBooks(link: string): Promise<void>;
  openPapers(link: string): Promise<Papers>;
  /** Gives an account its former address back, and ends all its sign-ins. */
  takeAddressBack(link: string): Promise<void>;
  /** Returns all stored data about the owner. */
  exportMyData(): Promise<object>;
  /** Cancels the subscription, then deletes the sign-in and all personal data. */
  deleteAccount(): Promise<void>;
}
