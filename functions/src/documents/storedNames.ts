/**
 * Names that stored documents share and that differ from the code's own: the specification's field names, and the
 * collection that leads from a provider's subscription to its checkout. Only here is one turned into the other.
 */
export const storedNames = {
  providerPlanId: 'paypal_plan_id',
  /** Beside it: the plan that charges the same without a trial, for an owner who has had one. */
  providerPlanIdNoTrial: 'paypal_plan_id_no_trial',
  subscriptionId: 'subscriptionID',
  orderId: 'orderID',
  payerId: 'payer_id',
  /** In a checkout, which is no document of the specification's. */
  checkoutPlanId: 'paypalPlanId',
  /** The kind of an outbox entry. */
  cancellation: 'cancel-paypal',
  /** In a subscription's record: the change that waits for consent, and the last ones that were ever asked for. */
  waitingChange: 'waiting_change',
  askedChanges: 'asked_changes',
  providerSubscriptions: 'PayPalSubscriptions',
  /** In a subscription's record: how it ended, a charge that failed, the end of what is paid for, the last look. */
  ending: 'cancellation',
  failedPayment: 'failed_payment',
  paidUntil: 'paid_until',
  transactionsReadAt: 'transactions_read_at',
  /** Beside them: that the money for the time that runs was given back; and how often movements of money were written. */
  timeGivenBack: 'time_given_back',
  moneyVersion: 'money_version',
  /** In the billing of a record: when the read was begun that the status is from; noted anew while slower reads may come. */
  statusRead: 'status_read',
  /** In the billing of a record: a change that moved the next charge, which it must not (reference/PayPal.mdx#changes). */
  movedCharge: 'moved_charge',
  /** In the billing of a record: the devices that count while other ones are agreed on, and until when. */
  countedDevices: 'counted',
  /** In the record of a free subscription: the devices paid for before it, which count again when it ends. */
  paidDevices: 'paid_devices',
  /** In a subscription's record: when its owner is to be reminded of the first charge; gone when that is done. */
  reminderDue: 'reminder_due',
  /** In a subscription's record: its pause for the season, and when something is to be done about it. */
  pause: 'pause',
  pauseDue: 'pause_due',
} as const;
