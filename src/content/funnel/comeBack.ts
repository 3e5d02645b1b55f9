/** The notice for a returning owner on every screen of the sign-up. */
export const comeBack = {
  title: 'Welcome back',
  today:
    'A free trial is for the first subscription only. The first charge is made today, when you agree at PayPal.',
  later: (day: string) =>
    `A free trial is for the first subscription only. You keep the time you have: the first charge is on ${day}.`,
} as const;
