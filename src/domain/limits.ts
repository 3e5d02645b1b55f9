/** Every limit that both browser and server enforce (reference/Business.mdx#limits). */
export const limits = {
  /** Characters in the owner's full name, after trimming, as counted by `characters.ts`. */
  fullName: { max: 15 },
  /** Characters in the food truck's name. The specification sets no limit; this one keeps a document small. */
  restaurantName: { max: 100 },
  /** Characters in the business name and in the tax number on invoices; both are optional. */
  businessName: { max: 100 },
  taxNumber: { max: 30 },
  /** Tablets with the point of sale. The first is included in every plan. */
  posDevices: { min: 1, max: 10, initial: 1, included: 1 },
  /** Firebase's minimum, and R-LIMIT-NAMES. The maximum is Firebase's. */
  password: { min: 6, max: 4096 },
  /** RFC 5321 allows 254 characters in a forward path. */
  email: { max: 254 },
  /** Characters in a coupon code; a longer one is invalid. */
  couponCode: { max: 64 },
  /** Days after which a checkout that was not approved is abandoned: it is checked seldom from then on. */
  openCheckout: { days: 4 },
  /** Minutes since signing in within which an account may be deleted. */
  recentSignIn: { minutes: 10 },
  /** For how long the links in e-mails hold: to confirm the address for the books, to its papers, to take an address back. */
  links: { booksDays: 7, papersDays: 30, wayBackHours: 72 },
  /** Characters in the optional reason for a cancellation, as counted by `characters.ts`. */
  cancelReason: { max: 500 },
  /** Random letters and digits appended to the stored food-truck name. */
  restaurantSuffix: { length: 10 },
  /** Minimum age in years (Terms of Use). */
  age: { min: 18 },
  /** Hours until support replies, as promised. */
  supportReply: { hours: 8 },
  /** Availability target in percent. */
  availability: { percent: 99 },
} as const;

/** Specified delays, in milliseconds (R-LIMIT-REDIRECTS, R-REGISTER-SUBMIT). */
export const timings = {
  /** Already signed in: from 'verified' to the registration form. */
  knownOwnerRedirect: 1_000,
  /** Freshly verified: from 'verified' to the registration form. */
  verifiedRedirect: 2_000,
  /** How long the terms hint is shown. */
  termsHint: 3_000,
  /** From an owner's last choice to the request for its price. */
  priceAfterChoice: 400,
  /** The minimum time between two requests for a sign-in link. */
  resendWait: 30_000,
  /** Delays between requests about an approval that is processed. After the last, only a click asks. */
  activationRetries: [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000],
} as const;
