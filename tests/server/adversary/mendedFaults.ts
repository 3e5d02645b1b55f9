/** Faults that were found and mended, by the letter in the list of the project's issue where they have one, as `written` reads them. */
export const mendedFaults: Readonly<Record<string, string>> = {
  'A, honest': 'subscribe, untilCharge -1, listLate, untilCharge, change Yearly 3, hours 6',
  'A, dishonest': 'paying, fail, untilCharge, change Yearly 3, pass 32, repair',
  // The period began with the payment, so that leaving gave the days of the tries again.
  'a debt paid after five days, and left before its list shows it':
    'listLate, paying, fail, untilCharge, pass 5, repair, cancel',
  B: 'subscribe Yearly, fail, pass 15, pass 270, repair',
  C: 'yearPaid, cancel, events lost, refund, pass 100',
  D: 'paying, fail, untilCharge, pass 30, repair, hours 3, outage all 30, cancel, hours 40',
  'a debt paid within three days, in a short month': 'paying, fail, untilCharge, pass 3, repair',
  // Its period began when the next one of the shorter month said, days before it was due.
  'a debt at the end of a month, paid after a day': 'pass 19, subscribe, fail, pass 8, repair',
  'a debt at the end of a month, paid at the second try': 'pass 19, subscribe, fail, pass 13, repair',
  'a debt at the end of a month, paid before the last try': 'pass 19, subscribe, fail, pass 16, repair',
  // It was neither used nor refunded, because it was made more than a day before the order was recorded.
  'charged unheard, left, and an open order approved while PayPal did not answer':
    'subscribe, cancel, order, subscribe Yearly 1, untilCharge -1, outage read 35, approve, untilCharge, cancel, pass 3',
  E: 'paying, outage move 80, pause, pass 100',
  'G, leaving and coming back':
    'paying, fail, untilCharge, pass 8, cancel, subscribe, fail, untilCharge, pass 8, cancel',
  'F, begun after it': 'paying, takeBackup, pause, restore, pass 100',
  'F, ended after it': 'paying, pause, takeBackup, resume, restore, pass 1',
  'F, begun and ended after it':
    'paying, outage move 1, pause, takeBackup, pass 1, resume, pass 1, restore, pass 1',
  'restored two charges later': 'order, takeBackup, approve, untilCharge, pass 35, restore, pass 40',
  'restored to within a pause, ended early and charged since':
    'paying, pause 2, pass 3, takeBackup, pass 2, resume, untilCharge, restore, pass 40',
  'restored, then moved': 'takeBackup, subscribe, restore, move',
  'restored over a deleted account that has come back':
    'subscribe, takeBackup, remove, subscribe, restore, subscribe',
  'subscribed and paused, then restored': 'takeBackup, subscribe, pause 0, restore, pass 40',
  'restored, then approved': 'takeBackup, order, restore, approve, pass 10',
  'restored, then approved with its events lost': 'takeBackup, order, restore, events lost, approve, pass 10',
  // The cancellation that waited for PayPal is not in the backup, and nobody sees the account any more.
  'deleted while PayPal refused, then restored':
    'subscribe Monthly 1, takeBackup, outage all 1 422, remove, restore lost',
  'deleted in a pause while PayPal refused, then restored':
    'paying, pause, pass 30, takeBackup, outage all 30, remove, hours 1, restore lost, pass 90',
  'charged after the deletion, then restored':
    'subscribe Monthly 1, takeBackup, outage cancel 300, remove, pass 11, restore lost',
  'came back, deleted and came back again while PayPal refused, then restored':
    'paying, cancel, subscribe, takeBackup, outage all 30 429, remove, subscribe, restore lost, pass 3',
  // Nothing compares a record whose paid time is over.
  'an older charge refunded after the end, its event lost':
    'paying, events lost, pass 32, refund, cancel, pass 5, refund 1',
  'refunded when access was over, its event lost': 'paying, cancel, pass 40, events lost, refund',
  'reversed when access was over, its event lost': 'paying, cancel, pass 40, events lost, reverse',
  // What waits in the database of before is brought along, where that can still be read.
  'canceled while PayPal refused, then restored':
    'subscribe Monthly 1, takeBackup, outage cancel 300, cancel, pass 11, restore',
  'canceled while PayPal refused a refund, then restored':
    'subscribe, takeBackup, outage cancel 216, outage refund 300, cancel, pass 11, restore',
  'a second one whose refund waited, then restored':
    'paying, cancel, pass 40, takeBackup, outage refund 30, twoTabs, restore, pass 2',
  // Nor were those brought that an operator had to finish.
  'canceled while PayPal refused for eleven days, then restored':
    'listedLater, subscribe Monthly 1, takeBackup, outage cancel 300, cancel, pass 11, restore',
  'a second one whose refund was refused for five days, then restored':
    'paying, cancel, pass 40, takeBackup, outage refund 300, twoTabs, pass 5, restore, pass 20',
  // The address had to be confirmed again, and papers of the time between had no copy.
  'the address for the books named again': 'subscribe, books, books, untilCharge',
  // Neither the charge nor its refund had a copy.
  'two tabs, both approved, with an address for the books': 'paying, books, cancel, pass 40, twoTabs, pass 2',
  // The days that an owner came back with count for the devices that were paid for, also after a restore.
  'came back with other devices, then restored':
    'subscribe Yearly 2, untilCharge, takeBackup, endThere, subscribe Monthly 1, restore, outage all 1 422',
  'came back and agreed to more devices, then restored':
    'subscribe, cancel, pass 20, takeBackup, subscribe Yearly 2, change Yearly 3, restore',
  'came back and agreed to another plan, then restored':
    'subscribe, cancel, pass 20, takeBackup, subscribe Monthly 1, change Yearly 3, restore',
  'G, a second trial': 'subscribe, pass 6, remove, move, subscribe, pass 5',
  // The outbox gave up after 76 hours, and nothing else ends what a deleted account had or a second subscription.
  'deleted while PayPal refused for 80 hours':
    'subscribe Yearly 2, untilCharge 1, outage all 80 422, remove, pass 32',
  'deleted while PayPal refused for 250 hours':
    'subscribe Yearly 2, untilCharge 1, outage all 250 422, remove, pass 32',
  'charged while the cancellation of a deleted account was refused':
    'subscribe, untilCharge -60, outage cancel 216, remove, pass 11',
  'a second one whose cancellation was refused for 100 hours':
    'paying, cancel, pass 40, outage cancel 100 422, twoTabs, pass 32',
  I: 'paying, opsRefund, hours 73, opsRefund',
  K: 'order, approve unknown, pass 40',
  L: 'paying, reverse, hours 1',
  // Nothing compared the ended record any more.
  'a debt collected after the end, its event lost': 'subscribe Monthly 1, fail, events lost, pass 20, repair',
  'a debt collected a year after the end, its event lost':
    'subscribe Yearly 2, untilCharge, fail, events lost, untilCharge, untilCharge -12, repair, opsRefund 1',
  // More devices counted from the charge that the pause had put off, without one.
  'left in a pause before more devices were paid for': 'paying, change Monthly 10, pause, pass 13, cancel',
  // An earlier pause ended in the second in which this one was asked for.
  'resumed and paused again at once': 'paying, pause, pass 32, resume, pause 0',
  'a debt collected after the end':
    'subscribe Yearly, fail, untilCharge, endThere, listLate, repair, pass 70',
  // The list of the charge comes three hours after the end of the pause.
  'a charge at the end of a pause, listed after the leaving':
    'habits collects listed, subscribe, listLate, pause 0, pass 26, hours 17, cancel, pass 2',
  'a charge at the end of a pause, listed after the deletion':
    'habits collects listed, subscribe, listLate, pause 0, pass 26, hours 17, remove, pass 2',
  // Only the list named the charge, and the list is not read for a deleted account.
  'a debt collected after the leaving, listed after the deletion':
    'subscribe Monthly 2, fail, untilCharge, cancel, listLate, repair, remove',
  // The dispute gave the time of a refunded charge again.
  'refunded, and the dispute won at that moment': 'subscribe, untilCharge, refund, dispute won',
  'the dispute won, and refunded at that moment': 'subscribe, untilCharge, dispute won, refund',
  'refunded, of which a status tells, and the dispute won':
    'habits collects by status, yearPaid, pass 60, refund, dispute won, pass 9',
  'refunded, of which a status tells later, and the dispute won':
    'listedLater by status, yearPaid, pass 60, refund, dispute won, pass 9',
  // The later subscription lost the time of another one, which ended on the same day.
  'charged after the leaving, and came back twice':
    'subscribe, untilCharge -1, outage cancel 30, cancel, subscribe Yearly 1 LAUNCH, cancel, subscribe Yearly 2',
  'came back before its list shows the charge, and refunded':
    'listedLater by status, paying, cancel, subscribe Monthly 10, refund',
  // Two credit notes stood for one refund.
  'the dispute won, and refunded before its event came':
    'habits collects by status, paying, events late 20, dispute won, refund',
  'charged at the end of each month': 'monthEndsReturn, pass 19, subscribe, pass 75',
  // The credit note that had stood for the refund, or for the reversal, stayed beside its own.
  'disputed, refunded, and the dispute won before the event of the refund':
    'habits moves by status, subscribe, untilCharge, dispute, events late 71, refund, dispute won, opsRefund 1, pass 20',
  'disputed, reversed unheard, the dispute won, and refunded':
    'habits moves by status, yearPaid, dispute, events lost, reverse, hours 1, opsRefund 1, hours 2, events arrive, dispute won, hours 1, refund, pass 9',
  'disputed, refunded, and the dispute won':
    'habits collects by status, subscribe, untilCharge, dispute, pass 2, refund, pass 2, dispute won, pass 3',
  // The end of a pause at PayPal asked for no refund.
  'charged in a pause that somebody ended at PayPal, and ended there':
    'habits collects listed, paying, pause, pass 32, startThere, hours 1, endThere, pass 5',
  'charged in a pause, unheard, and ended there':
    'habits collects listed, paying, pause, pass 32, events lost, startThere, hours 1, endThere, pass 5',
  'came back, charged in a pause and ended there':
    'habits collects listed, paying, cancel, subscribe, hours 1, pause, pass 36, startThere, hours 1, endThere, pass 5',
  'came back, charged in a pause and left':
    'habits collects listed, paying, cancel, subscribe, hours 1, pause, pass 36, startThere, hours 1, cancel, pass 5',
  // Nothing gave the later record its time again.
  'came back, reversed, and the dispute won':
    'yearPaid, cancel, subscribe, pass 60, reverse, pass 30, dispute won, pass 9',
  // Only its event reported the decision.
  'reversed, and the dispute won, its event lost':
    'yearPaid, reverse, events lost, dispute won, pass 2, cancel',
  'came back twice, reversed, and the dispute won':
    'yearPaid, cancel, subscribe, hours 1, cancel, subscribe Yearly, pass 60, reverse, pass 30, dispute won, pass 9',
  'a free coupon, reversed, and the dispute won':
    'yearPaid, cancel, redeem, pass 60, reverse, pass 30, dispute won, cancel',
  // The pause of the former record took the later record's charge for one that its owner was promised not to be made.
  'left in a pause, refunded, came back and refunded again':
    'paying, pause 2, pass 10, cancel, refund, subscribe, hours 3, refund, pass 25',
  // The second decision was taken for a repetition of the first one.
  'two charges reversed, and both disputes won at one moment':
    'paying, untilCharge, reverse, reverse 1, pass 1, dispute won 1, dispute won, pass 2',
  // Only the event of a decision tells of it, and the list of events was not read for disputes.
  'a dispute that was decided after the backup, restored':
    'yearPaid, takeBackup, reverse, pass 1, dispute won, hours 1, restore, pass 1',
  'a dispute decided for a former subscription, then restored':
    'yearPaid, cancel, subscribe, takeBackup, reverse, pass 1, dispute won, hours 1, restore, pass 1',
  'a dispute that was decided unheard': 'yearPaid, reverse, events lost, dispute won, pass 1, pass 5',
  // What PayPal took back between its decision and the day on which we heard of that counted as undone.
  'a dispute won, and reversed again before its event came':
    'yearPaid, reverse, pass 2, events late 60, dispute won, hours 2, events arrive, reverse, pass 9',
  'a dispute won, and reversed before its event came':
    'yearPaid, events late 60, dispute won, hours 2, events arrive, reverse, pass 9',
  'a dispute won unheard, and reversed again':
    'yearPaid, reverse, pass 2, events lost, dispute won, hours 2, events arrive, reverse, pass 9',
  'came back, the dispute won, and reversed again before its event came':
    'yearPaid, cancel, subscribe, reverse, pass 2, events late 60, dispute won, hours 2, events arrive, reverse, pass 9',
  'reversed and won twice, all of it heard of at one moment':
    'yearPaid, events late 20, reverse, hours 3, dispute won, hours 3, reverse, hours 3, dispute won, pass 3',
  'reversed, won and reversed a second later': 'yearPaid, reverse, dispute won, reverse, pass 2',
  'reversed by status alone, and the dispute won before its event came':
    'habits moves by status, yearPaid, events lost, reverse, pass 2, events late 60, dispute won, hours 30, events arrive, pass 9',
  // Nothing was compared any more after the leaving, before PayPal named the first payment: a year was paid for nothing.
  'came back and left before PayPal named the payment':
    'subscribe, cancel, pass 40, listLate payments, subscribe Yearly, cancel, pass 1',
  // The later subscription was charged for the same time.
  'came back twice before PayPal named the payment':
    'subscribe, cancel, pass 40, listLate payments, subscribe Yearly, cancel, hours 1, subscribe, pass 1',
  'came back, left after an hour and came back before PayPal named the payment':
    'subscribe, cancel, pass 40, listLate payments, subscribe Yearly, hours 1, cancel, subscribe, pass 1',
  'came back at once before PayPal named the payment, which its list dates later':
    'listedLater, subscribe, cancel, pass 40, listLate payments, subscribe Yearly, cancel, subscribe, pass 1',
  'came back and redeemed a free coupon before PayPal named the payment':
    'subscribe, cancel, pass 40, listLate payments, subscribe Yearly, cancel, redeem, pass 1',
  // The failure was heard of three days after the charge was due.
  'a failed charge that was unheard since the backup, then paid':
    'paying, fail, takeBackup, untilCharge, restore, pass 3, repair, pass 3',
  // Given again after the refund was known, the later one was promised the time of the former one.
  'came back and refunded, then restored': 'yearPaid, takeBackup, cancel, subscribe, refund, restore, pass 3',
  // It was put behind the older one, whose end was the end of all access.
  'came back, was charged and left since the backup, then restored':
    'paying, takeBackup, cancel, subscribe Monthly 1, untilCharge, pass 3, cancel, pass 2, restore',
  // It was taken for opened on its later start, after the pause had begun.
  'came back and paused, then restored':
    'paying, cancel, takeBackup, subscribe Yearly, pass 1, pause, restore, pass 70',
  // A record that was given again had neither the debt nor the pauses of the former one.
  'left owing and came back, then restored':
    'paying, fail, untilCharge, pass 8, takeBackup, cancel, subscribe, restore, fail, untilCharge, pass 12',
  'a debt collected after the end, its event lost, and the account deleted':
    'paying, fail, untilCharge, pass 20, events lost, repair, remove, pass 5',
  'a debt collected after the end and named late, and the account deleted':
    'paying, fail, untilCharge, listLate payments, pass 30, repair, hours 3, remove, pass 5',
  // Nothing compares what a deleted account had, and a day after the deletion nothing looked for it any more.
  'a debt collected long after the deletion, its event lost':
    'paying, fail, untilCharge, pass 20, remove, pass 5, events lost, repair, pass 5',
  // PayPal makes no event at times, so that its list does not name it either.
  'a debt collected after the end, of which PayPal makes no event':
    'paying, fail, untilCharge, pass 20, events unmade, repair, pass 5',
  'a debt collected in the hours after the deletion, of which PayPal makes no event':
    'paying, fail, untilCharge, pass 20, events unmade, remove, repair, pass 5',
  'approved after the checkout was abandoned, of which PayPal makes no event':
    'order, pass 20, events unmade, approve, pass 40',
  // A subscription that an operator had restored has no checkout.
  'restored without a checkout, and a debt collected long after the deletion, its event lost':
    'takeBackup, paying, restore lost, fail, untilCharge, pass 20, remove, pass 5, events lost, repair, pass 5',
  'a first charge failed unheard, collected within a day of it and after the deletion':
    'events late 20, subscribe Monthly 1, fail, untilCharge -1, untilCharge, remove, repair',
  'a first charge failed unheard, collected before PayPal answered about the deletion':
    'events late 20, subscribe Yearly 1, fail, untilCharge -1, untilCharge, outage read 2, remove, repair',
  'a first charge failed unheard, collected before PayPal answered about the end':
    'events late 20, subscribe Monthly 1, fail, untilCharge -1, untilCharge, outage read 2, cancel, repair',
  'a first charge failed unheard, and its list unreadable before it was collected':
    'events late 20, subscribe Monthly 1, fail, untilCharge -1, untilCharge, outage list 5, outage cancel 1, remove, hours 2, repair',
  'a debt collected after a deletion that the backup does not know':
    'paying, pass 20, takeBackup, fail, untilCharge, events late 20, remove, hours 1, repair, hours 1, restore, pass 3',
  'charged, left and came back within a day of a backup, then restored':
    'subscribe, cancel, pass 40, takeBackup, listLate payments, subscribe Yearly, cancel, subscribe, restore, pass 3',
  'left a trial since the backup, then restored and came back':
    'takeBackup, subscribe Yearly, pass 10, cancel, restore, subscribe, pass 3',
  'left in a pause and came back, then restored':
    'paying, pause, takeBackup, cancel, subscribe, restore, pass 5',
  // The record that was restored had not paused, so that the days kept were lost.
  'paused and left since the backup, then restored':
    'paying, takeBackup, pause, pass 10, cancel, restore lost, pass 3',
  // The devices followed the charge that the pause had put off, although it went back.
  'fewer devices, then paused, and charged as the pause was over':
    'habits collects listed, subscribe Monthly 10, untilCharge, change Monthly 1, pause, pass 90',
  // The backup shows the free subscription as running, so that the paid one had no place.
  'left a free coupon and paid since the backup, then restored':
    'redeem, takeBackup, cancel, hours 1, subscribe Monthly 10, restore',
  'left a free coupon, paid and left since the backup, then restored':
    'redeem, takeBackup, cancel, hours 1, subscribe Monthly 10, cancel, hours 3, restore, pass 3',
  // All of it in one second, and PayPal names whole seconds.
  'left a free one and came back at once, then restored':
    'redeem, cancel, takeBackup, subscribe Monthly 2, cancel, pass 8, restore',
  // The abandoned checkout was checked two weeks later, and its paid time had begun.
  'approved after ten weeks with every event lost': 'order, pass 70, events lost, approve, pass 32',
  'left in the minutes after a charge at the approval':
    'listedLater, subscribe, cancel, pass 40, events lost, subscribe Yearly 3, outage read 80, cancel, pass 20',
  'left before PayPal named the charge at the approval':
    'listedLater, subscribe, cancel, pass 40, listLate payments, events lost, subscribe Yearly 3, cancel, pass 5',
  'left before PayPal named the first charge after the trial':
    'listedLater, listLate payments, subscribe, events lost, untilCharge, cancel, pass 5',
  // It was charged at PayPal's hour of the day on which the time of before ended, some hours earlier.
  'came back, and left before PayPal named the first charge':
    'listedLater, paying, pause 5, hours 75, cancel, subscribe Yearly, events lost, listLate payments, untilCharge, cancel, pass 5',
  // Its first charge was due in time that the pause had moved, so that time was lost.
  'approved after a pause that failed, as ordered before it':
    'habits collects listed, yearPaid, cancel, order Yearly, subscribe Monthly 1, pause 2, pass 90, approve',
  'a part refunded before the subscription was on record':
    'habits moves by status, subscribe, cancel, pass 40, outage read 30, subscribe Yearly 1, refund 0 3, pass 32',
  // Its receipt called it paid, although it went back.
  'left before a charge that PayPal made nevertheless, then restored':
    'subscribe, untilCharge -1, takeBackup, outage cancel 30, cancel, hours 5, restore, pass 2',
  // Only its first event said that it was decided, and found no charge.
  'reversed and the dispute won before its list shows the charge':
    'listLate, subscribe, untilCharge, reverse, dispute won, hours 5, pass 3',
  'came back with every event lost': 'paying, cancel, pass 40, events lost, order, approve, pass 32',
  // PayPal's day is four days after the promised one, which is when access ends: the pause fails, and nothing is charged.
  'a pause in the trial that its owner ends at PayPal, whose day PayPal keeps':
    'habits keeps listed, subscribe Monthly 10, pause 0, untilCharge -1, startThere, pass 20',
  // Its day was the promised one, on which it failed; nothing of that could be read.
  'a first charge that failed and was paid a day later, while PayPal did not answer':
    'subscribe, fail, untilCharge -1, outage all 80, untilCharge 30, repair',
  'paused in the hour before a charge and ended it at that hour, while PayPal lost its answer':
    'habits collects listed, subscribe, untilCharge -1, pause, hours 1, outage move 1 lost answer, resume',
  // Its invoice began three days before its trial ended, a month before the end of a shorter one.
  'a first charge at the end of a month that failed and was paid a day later, while PayPal did not answer':
    'pass 19, subscribe, fail, untilCharge -1, outage all 80, untilCharge 30, repair',
};

/** Crossings of what owners, PayPal and operators do, which had tests of their own before all of them were played. */
export const crossings: Readonly<Record<string, string>> = {
  'paused after a charge': 'paying, pause 3, untilCharge',
  'paused with a change that waits': 'paying, change Monthly 10 unagreed, pause 0, pass 70',
  'paused with a coupon': 'subscribe Monthly 1 LAUNCH, pause, pass 100',
  'paused with every event lost': 'subscribe, events lost, pause, pass 100',
  'left in a pause': 'paying, pause, pass 30, cancel, pass 90',
  'left in a pause, then its charge refunded': 'paying, pause, pass 30, cancel, refund, pass 60',
  'refunded in a pause': 'paying, pause, refund, pass 2, cancel, pass 60',
  'deleted in a pause': 'subscribe, pause, remove, pass 120',
  'resumed early': 'paying, pause 5, pass 40, resume, untilCharge',
  'left in a pause, then both charges refunded in turn':
    'paying, untilCharge, pause, pass 30, cancel, refund 1, pass 1, refund, pass 1',
  'left in a pause, then the older charge refunded':
    'paying, untilCharge, pause, pass 30, cancel, refund 1, pass 40',
  'refunded after a pause': 'paying, pause 0, pass 45, refund, pass 1',
  'came back and paused, then refunded':
    'paying, cancel, subscribe, hours 1, pause, refund, pass 1, cancel, pass 70',
  'came back and paused, then refunded once it was over':
    'paying, cancel, subscribe, hours 1, pause, pass 62, refund, cancel',
  'came back, paused and ended there, then refunded':
    'paying, cancel, subscribe, hours 1, pause, pass 30, endThere, refund',
  'charged in a pause with its list late, and ended there':
    'habits collects listed, paying, pause, pass 32, listLate, startThere, endThere, pass 5',
  'charged before PayPal confirmed the pause': 'subscribe, untilCharge -12, outage move 60, pause, pass 70',
  'charged before PayPal confirmed the pause, and its list late':
    'listLate, subscribe, untilCharge -3, outage move 4, pause, pass 70',
  'charged before PayPal confirmed the pause, and by the year':
    'habits keeps listed, subscribe Yearly 2, untilCharge -12, outage all 60, pause, pass 200',
  'ended in a pause that was only asked for': 'paying, outage all 30, pause, endThere, pass 5',
  'came back and paused, reversed, and the dispute won':
    'yearPaid, cancel, subscribe, hours 1, pause, pass 10, reverse, pass 9, dispute won, pass 90',
  'came back, reversed, left, and the dispute won':
    'yearPaid, cancel, subscribe, pass 10, reverse, pass 9, cancel, pass 3, dispute won, pass 9',
  'reversed, won, and reversed again':
    'yearPaid, cancel, subscribe, pass 10, reverse, pass 9, dispute won, pass 9, reverse, pass 9',
  'came back, reversed twice and won once':
    'paying, untilCharge, cancel, subscribe, hours 1, reverse, pass 2, dispute won, pass 60',
  'reversed, paid again, and the dispute won':
    'yearPaid, cancel, pass 3, reverse, subscribe, pass 9, dispute won, pass 9',
  'a pause whose day PayPal keeps': 'habits keeps listed, paying, pause, pass 70, subscribe, untilCharge',
  'a pause after coming back, whose day PayPal keeps':
    'habits keeps listed, paying, cancel, subscribe, hours 1, pause, pass 70',
  'a pause whose charge PayPal lists late, where it keeps':
    'habits keeps listed, subscribe, pause 0, listLate, pass 60',
  'a pause whose day PayPal collects':
    'habits collects listed, paying, pause, pass 70, subscribe, untilCharge',
  'a pause after coming back, whose day PayPal collects':
    'habits collects listed, paying, cancel, subscribe, hours 1, pause, pass 70',
  'a pause whose charge PayPal lists late, where it collects':
    'habits collects listed, subscribe, pause 0, listLate, pass 60',
  'changed in the trial': 'subscribe Monthly 1, pass 3, change Yearly 2, untilCharge',
  'more devices, then fewer':
    'subscribe Yearly 1, untilCharge, change Yearly 10, untilCharge, change Yearly 1, pass 30, untilCharge',
  'more devices, and fewer at once':
    'subscribe Monthly 1, untilCharge, change Monthly 10, change Monthly 1, pass 70',
  'more and fewer devices in the trial':
    'subscribe Monthly 1, change Monthly 4, pass 1, change Monthly 2, untilCharge',
  'more devices, and a charge that fails': 'paying, change Monthly 10, fail, untilCharge, repair',
  'left, and came back with more devices twice':
    'subscribe Yearly 1, untilCharge, cancel, subscribe Monthly 10, hours 1, cancel, subscribe Monthly 9, untilCharge',
  'named the books again at once': 'subscribe, untilCharge, dispute, books, books removed, books',
  'came back in the trial': 'subscribe, cancel, subscribe, untilCharge',
  'came back in a paid month': 'paying, cancel, subscribe Yearly, untilCharge',
  'came back after the end': 'paying, cancel, pass 40, subscribe Yearly 1, pass 1',
  'left before the charge of that hour was known, then a free coupon':
    'paying, cancel, pass 40, events lost, subscribe Monthly 2, cancel, redeem',
  'came back from a free coupon': 'paying, cancel, redeem, cancel, subscribe, untilCharge',
  'came back owing, and failed again': 'subscribe, fail, pass 15, cancel, subscribe, pass 3, fail, pass 30',
  'ended owing, and paid later': 'subscribe, fail, pass 10, endThere, pass 30, repair, pass 2',
  'ended owing, paid later, and an operator asks for a part':
    'subscribe, untilCharge, fail, pass 70, repair, opsRefund 4',
  // What another subscription gives afterwards is not what that charge paid for.
  'paid a debt after the end, of which a part was asked for, then a free coupon':
    'subscribe, untilCharge, fail, pass 70, repair, opsRefund 4, redeem, dispute',
  // Days are kept, so PayPal's charge at the end of the pause is not due, and a part that was asked for changes nothing.
  'charged at the end of a pause, left, and a part asked for':
    'habits collects listed, subscribe, listLate, pause 0, pass 26, hours 17, cancel, opsRefund 4, pass 2',
  'charged as the pause was ended early, left, and a part asked for':
    'habits collects listed, subscribe, listLate, pause 0, pass 10, resume, cancel, opsRefund 4, pass 2',
  'charged as the pause was ended early, which failed at once, and a part asked for':
    'habits collects listed, subscribe, pause 0, pass 10, resume, cancel, opsRefund 4, pass 2',
  'charged after the leaving, a part asked for, and came back':
    'subscribe, outage cancel 216, cancel, pass 11, opsRefund 4, subscribe',
  'two tabs, both approved, and a part of the second asked for':
    'paying, cancel, pass 40, order, order Yearly, approve, activate 1, approve, opsRefund 4, activate, pass 1',
  'left owing': 'subscribe, fail, pass 8, cancel, pass 2',
  'approved long after the order, unheard': 'order, pass 6, events lost, approve, pass 40',
  'approved two months after the order, unheard': 'order, pass 60, events lost, approve, pass 40',
  'charged after the leaving': 'subscribe, outage cancel 216, cancel, pass 11',
  'charged after the deletion': 'subscribe, outage cancel 216, remove, pass 11',
  'renewed after the leaving': 'paying, outage cancel 768, cancel, pass 35',
  'charged after the leaving, and came back':
    'subscribe, outage cancel 216, cancel, pass 4, subscribe, pass 6',
  'a charge listed after the leaving':
    'subscribe, untilCharge -1, outage cancel 30, cancel, listLate, untilCharge, pass 3',
  'a later charge listed after the leaving':
    'paying, untilCharge -1, outage cancel 30, cancel, listLate, untilCharge, pass 3',
  'a charge listed after the deletion':
    'subscribe, untilCharge -1, outage cancel 30, remove, listLate, untilCharge, pass 3',
  'a due charge that is named and listed after the deletion':
    'subscribe, untilCharge -1, listLate payments, untilCharge, remove, pass 3',
  'a charge on its way at the leaving':
    'subscribe, untilCharge -1, outage cancel 2, cancel, listLate, untilCharge, pass 3',
  // The refund was decided on the record from before the payment was heard of, and its receipt on the one with it.
  'ended at PayPal just after a charge that is named late and listed with a later time':
    'listedLater, yearPaid, listLate payments, untilCharge, endThere, hours 40',
  'left and came back before the charge was heard of':
    'paying, untilCharge -1, events late 20, untilCharge, cancel, subscribe Monthly 1',
  'a debt of a former subscription collected, named late, and listed with a later time':
    'listedLater, subscribe, pass 3, fail, pass 30, subscribe, listLate payments, repair',
  'left and came back before a collected debt was heard of, which the list names with a later time':
    'listedLater, subscribe, fail, pass 9, listLate payments, repair, cancel, subscribe',
  'left and came back before a collected debt was heard of':
    'paying, fail, untilCharge, events late 20, repair, cancel, subscribe Monthly 1',
  'charged and ended before anything was recorded':
    'paying, cancel, pass 40, order, events lost, approve, endThere unshown, pass 2',
  'paused and ended it at once': 'paying, pause 0, hours 30, resume',
  'paused, ended it and came back': 'paying, pause 0, hours 30, resume, cancel, subscribe',
  'left a free coupon in paid time for more devices':
    'subscribe Monthly 10, untilCharge, cancel, redeem, cancel',
  'paused on the day of a charge whose list names a later time':
    'listedLater, paying, pause, pass 13, cancel',
  'left in a pause, and an older charge refunded':
    'paying, untilCharge, pause, pass 20, cancel, refund 1, pass 1',
  'left before the charge was listed': 'subscribe, untilCharge -1, listLate, untilCharge, cancel, hours 5',
  'agreed to more devices after the leaving':
    'subscribe Monthly 1, untilCharge, change Monthly 10 unagreed, outage cancel 30, cancel, consent, pass 2, subscribe Monthly 1, untilCharge',
  'two tabs, both approved': 'paying, cancel, pass 40, twoTabs, pass 1',
  'two tabs, both approved, and the charge is listed late':
    'listLate, paying, cancel, pass 40, twoTabs, pass 2',
  'two tabs, both approved, and the charge is listed late, also as the last payment':
    'paying, cancel, pass 40, listLate payments, twoTabs, pass 2',
  'ordered for the end of paid time that is refunded before the approval':
    'yearPaid, cancel, order Yearly, refund, approve, activate, pass 2',
  'two tabs, both approved, and a part refunded by hand':
    'paying, cancel, pass 40, order, order Yearly, approve, activate 1, approve, refund 0 4, activate, pass 1',
  'two tabs, both approved, and refunded by hand':
    'paying, cancel, pass 40, order, order Yearly, approve, activate 1, approve, refund, activate, pass 1',
  'two tabs, both approved, and reversed':
    'paying, cancel, pass 40, order, order Yearly, approve, activate 1, approve, reverse, activate, pass 1',
  'two tabs, both approved, and reversed before its list shows the charge':
    'listedLater, paying, cancel, pass 40, order, order Yearly, approve, activate 1, approve, reverse, activate, pass 1',
  // The refund of a charge after the end took the year that a later subscription had paid for.
  'left before a charge, came back for a year, left and came back, while PayPal refused to end the first':
    'subscribe Yearly, untilCharge -1, outage cancel 80, cancel, subscribe Yearly, hours 13, cancel, subscribe, pass 4',
  // A dispute of a subscription without a record was not heard of: its credit note stood, and the money was kept.
  'two tabs, both approved, reversed before its list shows the charge, and the dispute won':
    'listedLater, paying, cancel, pass 40, order, order Yearly, approve, activate 1, approve, reverse, activate, pass 1, dispute won, pass 3',
  'two tabs, both approved, reversed, and the dispute won before its list shows the charge':
    'listedLater, paying, cancel, pass 40, order, order Yearly, approve, activate 1, approve, reverse, dispute won, activate, pass 3',
  'two tabs, both approved, and reported twice':
    'events twice, paying, cancel, pass 40, twoTabs, activate, activate 1, pass 1',
  'two tabs, both approved and unheard': 'events lost, paying, cancel, pass 40, twoTabs, pass 2',
  'a year of months': 'paying, pass 360',
  'two years': 'yearPaid, pass 400',
  'a pause resumed since the backup': 'yearPaid, pause, pass 10, takeBackup, resume, restore, pass 3',
  'a pause over since the backup': 'yearPaid, pause, pass 10, takeBackup, pass 60, restore, pass 3',
  'a pause over since the backup, and charged':
    'paying, pause, pass 10, takeBackup, pass 100, restore, pass 3',
  'fewer devices, then paused': 'subscribe Monthly 10, untilCharge, change Monthly 1, pause, pass 90',
  'a free coupon again, under another address': 'redeem, cancel, move, redeem',
  'came back late from a free coupon': 'paying, cancel, redeem, pass 40, cancel, subscribe, pass 1',
  'agreed to more devices after a charge of which nothing was heard':
    'paying, change Monthly 10 unagreed, listLate payments, events lost, untilCharge, consent, pass 2',
  'left in a pause, came back and left again':
    'paying, pause 0, pass 45, cancel, subscribe, hours 1, pass 2, cancel',
  'reversed unheard before its list shows the charge':
    'listLate, yearPaid, events lost, reverse, cancel, pass 2',
  // An hour that was paid for before the pause is no use of a charge that went back.
  'charged for two months at the end of a pause, and listed more than a day later':
    'habits collects listed, subscribe, untilCharge, untilCharge -1, outage move 1 lost answer, pause 1, untilCharge -1, outage list 80 422, untilCharge 30',
  // The list dated the charge after the leaving, so it went back; until then the page showed it as paid for some hours.
  'left an hour after a charge that is listed later, while PayPal did not answer':
    'listedLater, events lost, subscribe, cancel, pass 40, order, order Yearly, approve, untilCharge, outage all 30 silent, cancel, hours 13, untilCharge -1',
  // PayPal names no next charge of a suspended subscription, so that the day of the charge itself ended its time.
  'charged as the pause begins, left and came back before the charge is listed':
    'subscribe, untilCharge -1, events lost, outage move 1 429, pause 0, listLate, untilCharge, cancel, subscribe',
  'charged as the pause begins, left for a free coupon before the charge is listed':
    'subscribe, untilCharge -1, events lost, outage move 1 429, pause 0, listLate, untilCharge, cancel, redeem',
  // It was heard of in the millisecond in which the other took the place of its own.
  'left before a charge was heard of, while an earlier order was approved':
    'subscribe, cancel, order Yearly LAUNCH, subscribe Yearly 1, untilCharge -1, outage read 30 lost answer, approve, untilCharge, cancel',
  // Its day was on record with the hour of that day's charges, which was after the end.
  'charged at the approval in the hours before the charges of that day, and left before it is listed':
    'listedLater, subscribe, untilCharge -1, remove, outage cancel 80, listLate payments, subscribe Yearly 1, cancel, pass 2',
  'took the address back, and got no answer': 'subscribe, move, kill 11, takeBack',
  'an earlier order approved, for more tablets': 'order Yearly none 5, order, approve, pass 1',
};

/** Refunds, which PayPal tells of in its list or by the status of the charge alone. */
export const refunds: Readonly<Record<string, string>> = {
  'refunded and left': 'yearPaid, refund, cancel, subscribe Yearly, pass 1',
  'reversed and left': 'yearPaid, reverse, cancel, subscribe Yearly, pass 1',
  'left and refunded': 'yearPaid, cancel, pass 3, refund, subscribe, pass 1',
  'refunded, and charged again': 'yearPaid, refund, untilCharge, cancel',
  'refunded in parts': 'yearPaid, refund 0 3, pass 1, refund 0 3, refund 0 3, cancel, subscribe, pass 1',
  'an older charge refunded': 'paying, untilCharge, refund 1, cancel',
  'came back, then refunded': 'yearPaid, cancel, subscribe, refund, pass 1, cancel',
  'came back twice, then refunded':
    'yearPaid, cancel, subscribe, hours 1, cancel, subscribe Yearly, hours 1, cancel, refund, pass 1',
  'refunded under a free coupon': 'yearPaid, cancel, redeem, refund, pass 1, cancel',
  'refunded unheard, long after': 'yearPaid, events lost, pass 100, refund, pass 2',
  'left and refunded unheard': 'yearPaid, cancel, pass 3, events lost, pass 100, refund, pass 2',
  'came back and refunded unheard': 'yearPaid, cancel, subscribe, events lost, pass 100, refund, pass 2',
  'refunded with every event twice': 'events twice, yearPaid, opsRefund, refund, cancel',
  'refunded with the last event first': 'events reversed, yearPaid, opsRefund, refund, cancel',
};
