import type { Account, Profile, SubscriptionChange } from '#domain/account.ts';
import type { PublicPlanName } from '#domain/plan.ts';

/** The plan and the number of devices that an owner would like. */
export interface WantedChange {
  plan: PublicPlanName;
  posDevices: number;
}

/** The calls of an owner with a subscription on `/account`. Every method rejects with an AppError. */
export interface AccountGateway {
  /** The signed-in owner's account; null for an owner who never subscribed. */
  myAccount(): Promise<Account | null>;
  /** Returns the price of a change and the date from which it is charged. Changes nothing. */
  previewChange(wanted: WantedChange): Promise<SubscriptionChange>;
  /** Asks for the change; the owner consents on the returned page of the provider. */
  requestChange(wanted: WantedChange): Promise<{ approveUrl: string }>;
  /** Forgets the waiting change. */
  withdrawChange(): Promise<Account>;
  /** Pauses the subscription until the first of a month. Refused if the next charge would be on another day than shown. */
  pauseSubscription(wanted: { until: string; nextChargeAt: string }): Promise<Account>;
  /** Ends the pause now. */
  resumeSubscription(): Promise<Account>;
  /** Ends the subscription. A repeated call changes nothing. The reason is optional. */
  cancelSubscription(request: { reason: string | null }): Promise<Account>;
  updateProfile(profile: Profile): Promise<Account>;
  /** Everything that is stored about the owner. */
  exportMyData(): Promise<object>;
  /** Cancels, then removes the sign-in and all personal data. */
  deleteAccount(): Promise<void>;
}
