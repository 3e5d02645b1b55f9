/** The services through which money goes, each with the tests that judge its mutants: whatever notices most comes first. */
export const serviceJudges: Readonly<Record<string, readonly string[]>> = {
  activation: [
    'activation',
    'onceOnly',
    'providerState',
    'webhooks',
    'checkouts',
    'comeBack',
    'couponUses',
    'identity',
  ],
  startSubscription: [
    'startingAgain',
    'checkouts',
    'comeBack',
    'providerState',
    'onceOnly',
    'reconcileCheckouts',
    'coupons',
    'identity',
  ],
  coupons: ['coupons', 'couponUses', 'onceOnly', 'couponQueue', 'costs/signUpCosts'],
  couponTransaction: ['couponQueue', 'couponUses', 'coupons', 'onceOnly', 'costs/signUpCosts'],
  outbox: ['outboxEntries', 'outbox'],
  webhooks: ['webhookAnswers', 'onceOnly'],
  giveBack: ['giveBackCharges', 'neverGivenBack'],
  recordStatus: ['recordStatus'],
};

/** The services that are judged: all of them, or those that `MUTATE=coupons,webhooks` names. */
export const judgedServices = process.env['MUTATE']?.split(',') ?? Object.keys(serviceJudges);

/** The tests that judge them, in the order in which they are asked. */
export const judges = [...new Set(judgedServices.flatMap((service) => serviceJudges[service] ?? []))];
