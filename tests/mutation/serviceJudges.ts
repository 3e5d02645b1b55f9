/** The services through which money goes, each with the tests that judge its mutants: whatever notices most comes first. */
export const serviceJudges: Readonly<Record<string, readonly string[]>> = {
  activation: ['activationVerdicts', 'activation', 'onceOnly', 'providerState', 'identity'],
  startSubscription: ['startingAgain', 'checkouts', 'comeBack', 'identity'],
  coupons: ['couponCounts', 'couponQueue', 'couponUses', 'coupons'],
  couponTransaction: ['couponSettling', 'couponQueue', 'couponUses'],
  outbox: ['outboxEntries', 'outbox'],
  webhooks: ['webhookAnswers', 'onceOnly', 'account'],
  giveBack: ['giveBackCharges', 'neverGivenBack'],
  recordStatus: ['recordStatus'],
  identity: ['ownRecords', 'movedOwner', 'identity', 'comeBack', 'costs/signUpCosts'],
  pastSubscriptions: ['ownRecords', 'movedOwner', 'comeBack'],
  writeSubscription: ['movedOwner', 'comeBack', 'activation', 'costs/signUpCosts'],
};

/** The services that are judged: all of them, or those that `MUTATE=coupons,webhooks` names. */
export const judgedServices = process.env['MUTATE']?.split(',') ?? Object.keys(serviceJudges);

/** The tests that judge them, in the order in which they are asked. */
export const judges = [...new Set(judgedServices.flatMap((service) => serviceJudges[service] ?? []))];
