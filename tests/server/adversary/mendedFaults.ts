import type { Start, Step } from './trace.ts';

/** A fault that was mended: a shortest trace of it. */
interface MendedFault {
  /** The letter of the fault in the list of the project's issue, with a number where it has several faces. */
  letter: string;
  start: Start;
  steps: readonly Step[];
}

const subscribe = (plan: 'Monthly' | 'Yearly' = 'Monthly'): Step => [
  'subscribe',
  { who: 0, plan, devices: 3, code: null },
];
const pass = (days: number): Step => ['pass', { hours: 24 * days }];
const untilCharge = (hours: number): Step => ['untilCharge', { hours }];
const toYearly: Step = ['change', { who: 0, plan: 'Yearly', devices: 3, agrees: true }];
const fail: Step = ['fail', { who: 0 }];
const repair: Step = ['repair', { who: 0 }];
const cancel: Step = ['cancel', { who: 0 }];
const lost: Step = ['events', { mode: 'lost', hours: 3 }];
const refund: Step = ['giveBack', { who: 0, nth: 0, how: 'refund', part: 1 }];
const paying: Step[] = [subscribe(), untilCharge(1)];
const refundPart: Step = ['opsRefund', { who: 0, nth: 0, part: 4 }];

const order: Step = ['order', { who: 0, plan: 'Monthly', devices: 3, code: null }];
const orderedSinceBackup: Step[] = [['takeBackup', {}], order, ['restore', {}]];
const approve: Step = ['approve', { who: 0, nth: 0, payer: true }];

/** Faults that were found and mended: their traces must stay clean. */
export const mendedFaults: readonly MendedFault[] = [
  {
    letter: 'A, honest',
    start: 'ordinary',
    steps: [
      subscribe(),
      untilCharge(-1),
      ['listLate', { hours: 3 }],
      untilCharge(1),
      toYearly,
      ['pass', { hours: 6 }],
    ],
  },
  {
    letter: 'A, dishonest',
    start: 'ordinary',
    steps: [...paying, fail, untilCharge(1), toYearly, pass(32), repair],
  },
  {
    letter: 'B',
    start: 'ordinary',
    steps: [subscribe('Yearly'), fail, pass(15), pass(270), repair],
  },
  {
    letter: 'C',
    start: 'ordinary',
    steps: [subscribe('Yearly'), untilCharge(1), cancel, lost, refund, pass(100)],
  },
  {
    letter: 'D',
    start: 'ordinary',
    steps: [
      ...paying,
      fail,
      untilCharge(1),
      pass(30),
      repair,
      ['pass', { hours: 3 }],
      ['outage', { step: 'all', how: '503', hours: 30 }],
      cancel,
      ['pass', { hours: 40 }],
    ],
  },
  {
    letter: 'E',
    start: 'ordinary',
    steps: [
      ...paying,
      ['outage', { step: 'move', how: '503', hours: 80 }],
      ['pause', { who: 0, month: 1 }],
      pass(100),
    ],
  },
  {
    letter: 'G, leaving and coming back',
    start: 'ordinary',
    steps: [
      ...paying,
      fail,
      untilCharge(1),
      pass(8),
      cancel,
      subscribe(),
      fail,
      untilCharge(1),
      pass(8),
      cancel,
    ],
  },
  {
    letter: 'F, begun after it',
    start: 'ordinary',
    steps: [...paying, ['takeBackup', {}], ['pause', { who: 0, month: 1 }], ['restore', {}], pass(100)],
  },
  {
    letter: 'F, ended after it',
    start: 'ordinary',
    steps: [
      ...paying,
      ['pause', { who: 0, month: 1 }],
      ['takeBackup', {}],
      ['resume', { who: 0 }],
      ['restore', {}],
      pass(1),
    ],
  },
  {
    letter: 'F, begun and ended after it',
    start: 'ordinary',
    steps: [
      ...paying,
      ['outage', { step: 'move', how: '503', hours: 1 }],
      ['pause', { who: 0, month: 1 }],
      ['takeBackup', {}],
      pass(1),
      ['resume', { who: 0 }],
      pass(1),
      ['restore', {}],
      pass(1),
    ],
  },
  {
    letter: 'restored, then moved',
    start: 'ordinary',
    steps: [['takeBackup', {}], subscribe(), ['restore', {}], ['move', { who: 0 }]],
  },
  {
    letter: 'restored over a deleted account that has come back',
    start: 'ordinary',
    steps: [
      subscribe(),
      ['takeBackup', {}],
      ['remove', { who: 0 }],
      subscribe(),
      ['restore', {}],
      subscribe(),
    ],
  },
  {
    letter: 'restored, then approved',
    start: 'ordinary',
    steps: [...orderedSinceBackup, approve, pass(10)],
  },
  {
    letter: 'restored, then approved with its events lost',
    start: 'ordinary',
    steps: [...orderedSinceBackup, lost, approve, pass(10)],
  },
  {
    // The days that an owner came back with count for the devices that were paid for, also after a restore.
    letter: 'came back with other devices, then restored',
    start: 'ordinary',
    steps: [
      ['subscribe', { who: 0, plan: 'Yearly', devices: 2, code: null }],
      untilCharge(1),
      ['takeBackup', {}],
      ['end', { who: 0, how: 'cancel' }],
      ['subscribe', { who: 0, plan: 'Monthly', devices: 1, code: null }],
      ['restore', {}],
      ['outage', { step: 'all', how: '422', hours: 1 }],
    ],
  },
  {
    letter: 'G, a second trial',
    start: 'ordinary',
    steps: [subscribe(), pass(6), ['remove', { who: 0 }], ['move', { who: 0 }], subscribe(), pass(5)],
  },
  {
    letter: 'I',
    start: 'ordinary',
    steps: [...paying, refundPart, ['pass', { hours: 73 }], refundPart],
  },
  {
    letter: 'K',
    start: 'ordinary',
    steps: [
      ['order', { who: 0, plan: 'Monthly', devices: 3, code: null }],
      ['approve', { who: 0, nth: 0, payer: false }],
      pass(40),
    ],
  },
  {
    letter: 'L',
    start: 'ordinary',
    steps: [...paying, ['giveBack', { who: 0, nth: 0, how: 'reverse', part: 1 }], ['pass', { hours: 1 }]],
  },
  {
    // An earlier pause ended in the second in which this one was asked for.
    letter: 'resumed and paused again at once',
    start: 'ordinary',
    steps: [
      ...paying,
      ['pause', { who: 0, month: 1 }],
      pass(32),
      ['resume', { who: 0 }],
      ['pause', { who: 0, month: 0 }],
    ],
  },
  {
    letter: 'a debt collected after the end',
    start: 'ordinary',
    steps: [
      subscribe('Yearly'),
      fail,
      untilCharge(1),
      ['end', { who: 0, how: 'cancel' }],
      ['listLate', { hours: 3 }],
      repair,
      pass(70),
    ],
  },
  {
    letter: 'came back with every event lost',
    start: 'ordinary',
    steps: [...paying, cancel, pass(40), lost, order, approve, pass(32)],
  },
];
