import type { Account, Profile, SubscriptionChange } from '#domain/account.ts';
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
  /** Requests the change; the owner consents on the provider's page at the returned URL. */
  requestChange(wanted: WantedChange): Promise<{ approveUrl: string }>;
  /** Discards the waiting change. */
  withdrawChange(): Promise<Account>;
  /** Pauses the subscription until the first of a month. Rejects if the next charge would not be on the shown day. */
  pauseSubscription(wanted: { until: string; nextChargeAt: string }): Promise<Account>;
  /** Ends the pause now. */
  resumeSubscription(): Promise<Account>;
  /** Ends the subscription. A repeated call changes nothing. The reason is optional. */
  cancelSubscription(request: { reason: string | null }): Promise<Account>;
  updateProfile(profile: Profile): Promise<Account>;
  /** Returns all stored data about the owner. */
  exportMyData(): Promise<object>;
  /** Cancels the subscription, then deletes the sign-in and all personal data. */
  deleteAccount(): Promise<void>;
}
