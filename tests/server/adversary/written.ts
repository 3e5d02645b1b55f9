import type { Step } from './trace.ts';

const who = 0;
const plan = (name = 'Monthly') => (name === 'Yearly' ? 'Yearly' : 'Monthly');
const nth = Number;
const events = ['arrive', 'lost', 'late', 'twice', 'reversed', 'unmade'] as const;
const resumings = ['moves', 'keeps', 'collects'] as const;
const outages = ['all', 'move', 'read', 'cancel', 'refund', 'list'] as const;

const listings = ['listed', 'by status'] as const;

type Habits = Extract<Step, readonly ['habits', unknown]>[1];

/** PayPal's usual habits, but for some. */
const withHabits = (own: Partial<Habits>): Step[] => [
  [
    'habits',
    {
      resuming: 'moves',
      refunds: 'listed',
      monthEnds: 'drift',
      listedTimes: 'payment',
      times: 'moved',
      ...own,
    },
  ],
];

/** The word itself, if it is one of some. */
function oneOf<Word extends string>(some: readonly Word[], word: string): Word {
  const found = some.find((one) => one === word);
  if (found === undefined) throw new Error(`${word} is none of ${some.join(', ')}`);
  return found;
}

/** What a word of a written trace stands for; what follows it in brackets may be left out. */
const words: Readonly<Record<string, (...rest: string[]) => Step[]>> = {
  /** [plan] [devices] [code] */
  subscribe: (name, devices = '3', code = '') => [
    [
      'subscribe',
      {
        who,
        plan: plan(name),
        devices: Number(devices),
        code: code === 'LAUNCH' ? 'LAUNCH' : null,
        sameCard: false,
      },
    ],
  ],
  /** An owner by the month, or by the year, whose first charge was made. */
  paying: () => written('subscribe, untilCharge'),
  yearPaid: () => written('subscribe Yearly, untilCharge'),
  /** [plan] [code] [devices] */
  order: (name, code = '', devices = '3') => [
    ['order', { who, plan: plan(name), devices: Number(devices), code: code === 'LAUNCH' ? 'LAUNCH' : null }],
  ],
  /** [unknown] */
  approve: (payer = '') => [['approve', { who, nth: 0, payer: payer === '' }]],
  activate: (which = '0') => [['activate', { who, nth: nth(which) }]],
  /** Two orders that are charged at their approval, and both approved. */
  twoTabs: () => written('order, order Yearly, approve, activate 1, approve, activate'),
  /** plan devices [unagreed] */
  change: (name, devices, unagreed = '') => [
    ['change', { who, plan: plan(name), devices: Number(devices), agrees: unagreed === '' }],
  ],
  consent: () => [['consent', { who, nth: 0 }]],
  /** [the first of the month that is so many months ahead, counted from none] */
  pause: (month = '1') => [['pause', { who, month: Number(month) }]],
  resume: () => [['resume', { who }]],
  cancel: () => [['cancel', { who }]],
  redeem: () => [['redeem', { who }]],
  remove: () => [['remove', { who }]],
  move: () => [['move', { who }]],
  takeBack: () => [['takeBack', { who }]],
  /** [the point at which the next call ends] */
  kill: (at = '1') => [['kill', { at: Number(at), again: false }]],
  fail: () => [['fail', { who }]],
  repair: () => [['repair', { who }]],
  /** [unshown: of the newest subscription, which no page shows yet] */
  endThere: (which = '') => [['end', { who, how: 'cancel', unshown: which === 'unshown' }]],
  startThere: () => [['startThere', { who }]],
  /** [nth charge, from the newest] [share] */
  refund: (which = '0', part = '1') => [
    ['refundThere', { who, nth: nth(which), how: 'refund', part: Number(part) }],
  ],
  /** [won: it is decided for us] [nth charge, from the newest] */
  dispute: (step = 'created', which = '0') => [
    ['dispute', { who, nth: nth(which), step: oneOf(['created', 'won'] as const, step) }],
  ],
  /** [nth charge, from the newest] */
  reverse: (which = '0') => [['refundThere', { who, nth: nth(which), how: 'reverse', part: 1 }]],
  opsRefund: (part = '4') => [['opsRefund', { who, nth: 0, part: Number(part) }]],
  /** days */
  pass: (days) => [['pass', { hours: 24 * Number(days) }]],
  hours: (hours) => [['pass', { hours: Number(hours) }]],
  /** [hours after it] */
  untilCharge: (hours = '1') => [['untilCharge', { hours: Number(hours) }]],
  /** mode [hours by which late events come] */
  events: (mode = '', hours = '3') => [['events', { mode: oneOf(events, mode), hours: Number(hours) }]],
  /** [payments: the last payment is named late, too] */
  listLate: (what = '') => [['listLate', { hours: 3, payments: what === 'payments' }]],
  /** what hours [how] */
  outage: (step = '', hours = '', ...how) => [
    ['outage', { step: oneOf(outages, step), hours: Number(hours), how: how.join(' ') || '503' }],
  ],
  /** What PayPal does when a suspended subscription goes on, and how it lists a refund. */
  habits: (resuming = '', ...how) =>
    withHabits({ resuming: oneOf(resumings, resuming), refunds: oneOf(listings, how.join(' ')) }),
  /** [how it lists a refund] PayPal's list names later times than those of the payments. */
  listedLater: (...how) =>
    withHabits({ listedTimes: 'later', refunds: oneOf(listings, how.join(' ') || 'listed') }),
  /** After the end of a shorter month, PayPal charges on the former day again. */
  monthEndsReturn: () => withHabits({ monthEnds: 'return' }),
  /** [removed] An address for the books is named and confirmed, or removed. */
  books: (removed = '') => [['books', { who, named: removed === '' }]],
  takeBackup: () => [['takeBackup', {}]],
  /** [lost: the database of before cannot be read any more] */
  restore: (before = '') => [['restore', { lost: before === 'lost' }]],
};

/** The steps of a trace that is written in words: `paying, pause, pass 30, cancel`. */
export function written(text: string): Step[] {
  return text.split(', ').flatMap((part) => {
    const [word = '', ...rest] = part.split(' ');
    const steps = words[word];
    if (!steps) throw new Error(`no step is called ${word}`);
    return steps(...rest);
  });
}
