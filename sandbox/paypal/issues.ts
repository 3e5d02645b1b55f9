/** Why PayPal refuses a request: the closed set of `details[].issue`, each with what it means in our words. */
export const issues = {
  MISSING_REQUIRED_PARAMETER: 'This field is required and was not sent.',
  INVALID_PARAMETER_SYNTAX: 'This field does not have the expected form.',
  INVALID_PARAMETER_VALUE: 'This field has a value that is not allowed.',
  INVALID_STRING_MIN_LENGTH: 'This text is too short.',
  INVALID_STRING_MAX_LENGTH: 'This text is too long.',
  INVALID_INTEGER_MIN_VALUE: 'This number is too small.',
  INVALID_INTEGER_MAX_VALUE: 'This number is too large.',
  INVALID_ARRAY_MIN_ITEMS: 'This list has too few items.',
  INVALID_PATCH_OPERATION: 'This is no change that can be made.',
  INVALID_ARRAY_MAX_ITEMS: 'This list has too many items.',
  MALFORMED_REQUEST_JSON: 'The request body is not a JSON object.',
  INVALID_RESOURCE_ID: 'Nothing has this id.',
  DUPLICATE_RESOURCE_IDENTIFIER: 'Something else already has this id.',
  CURRENCY_MISMATCH: 'All amounts of a plan must be in one currency.',
  CURRENCY_NOT_SUPPORTED_FOR_RECEIVER: 'The receiver cannot be paid in this currency.',
  MORE_THAN_TWO_TRIAL_BILLING_CYCLE_NOT_SUPPORTED: 'A plan has at most two trial cycles.',
  MULTIPLE_FREE_TRIAL_BILLING_CYCLES_NOT_SUPPORTED: 'A plan has at most one free trial cycle.',
  MISSING_REGULAR_BILLING_CYCLE: 'A plan needs a regular cycle.',
  MULTIPLE_REGULAR_BILLING_CYCLES_NOT_SUPPORTED: 'A plan has only one regular cycle.',
  INVALID_BILLING_CYCLE_SEQUENCE: 'Cycles are numbered from 1 without gaps, trials first.',
  INVALID_TRIAL_BILLING_TOTAL_CYCLES: 'A trial must end.',
  INVALID_PRICING_MODEL: 'A trial cycle cannot have tiers.',
  INVALID_PRICING_SCHEME: 'An override keeps the kind of pricing the plan has.',
  INVALID_PRICING_TIER_AMOUNT: 'A tier cannot be free.',
  INVALID_PRICING_TIER_QUANTITY: 'A tier ends before it starts.',
  MISSING_PRICING_SCHEME_TIERS: 'Some quantities have no tier.',
  OVERLAPPING_PRICING_SCHEME_TIERS: 'Some quantities have more than one tier.',
  FIXED_PRICE_NOT_SUPPORTED: 'A fixed price and tiers exclude each other.',
  INVALID_QUANTITY_SUPPORTED: 'A plan with tiers always supports quantity.',
  PLAN_STATUS_INVALID: 'The plan is not in a status that allows this.',
  PLAN_PRODUCT_NOT_COMPATIBLE: 'Both plans must belong to one product.',
  SUBSCRIPTION_CANNOT_HAVE_QUANTITY: 'The plan does not support quantity.',
  SUBSCRIPTION_STATUS_INVALID: 'The subscription is not in a status that allows this.',
  SUBSCRIPTION_CANNOT_BE_ACTIVATED: 'This subscription cannot be activated by this call.',
  CAPTURE_FULLY_REFUNDED: 'All of this payment was given back already.',
  REFUND_AMOUNT_EXCEEDED: 'More than is left of this payment cannot be given back.',
  REFUND_CAPTURE_CURRENCY_MISMATCH: 'A refund is made in the currency of the payment.',
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK: 'PayPal took this payment back already.',
  REFUND_TIME_LIMIT_EXCEEDED: 'The payment is too old to be given back.',
  TRANSACTION_ALREADY_REFUNDED: 'Nothing of this sale is left to give back.',
  USER_ACCOUNT_CLOSED: 'The account is locked or closed.',
  RATE_LIMIT_REACHED: 'Too many requests; wait before the next one.',
  DUPLICATE_WEBHOOK_URL: 'A webhook with this address exists already.',
} as const;

/** One of the refusals above. */
export type Issue = keyof typeof issues;

/** Whether text from outside names one of the refusals above. */
export function isIssue(text: unknown): text is Issue {
  return typeof text === 'string' && Object.hasOwn(issues, text);
}
