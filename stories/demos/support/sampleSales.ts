import { reportOf } from '#demos/analytics/report.ts';
import { rankSpots, takingsByHour, type HeatQuestion } from '#demos/heatMap/ranking.ts';
import { allOrders } from '#demos/state/allOrders.ts';
import { sampleState } from '#demos/state/sampleState.ts';

const sales = { orders: allOrders(sampleState), menu: sampleState.menu };

/** The initial filters of the heat map. */
export const tuesdayLunch: HeatQuestion = {
  measure: 'profit',
  subject: { kind: 'everything' },
  day: 'tue',
  hours: { from: 11, to: 14 },
};

/** The same filters for the whole week. */
export const wholeWeek: HeatQuestion = { ...tuesdayLunch, day: undefined, hours: { from: 7, to: 21 } };

/** Hours without sales. */
export const tuesdayNight: HeatQuestion = { ...tuesdayLunch, hours: { from: 20, to: 21 } };

/** The sample spots ranked for a question, best first. */
export function rankingFor(question: HeatQuestion) {
  return rankSpots(sales, question);
}

/** The takings of each hour of the day. */
export function hoursFor(question: HeatQuestion) {
  return takingsByHour(sales, question);
}

/** The sample week's analytics for Tuesday. */
export const tuesday = reportOf(sampleState, 'tue');
