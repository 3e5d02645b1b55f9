import { describe, expect, it } from 'vitest';
import { sample } from '#content/demos/sample.ts';
import { features } from '#content/landing/features.ts';
import { reportOf } from '#demos/analytics/report.ts';
import {
  highlightsOf,
  rankSpots,
  takingsByHour,
  tuesdayLunch,
  type HeatQuestion,
} from '#demos/heatMap/ranking.ts';
import { quickSale } from '#demos/state/quickSale.ts';
import { openHours, weekdays } from '#demos/state/moment.ts';
import { allOrders, fullWeeksOrders, sampleHistory, thisWeeksOrders } from '#demos/state/sampleHistory.ts';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import { findSpot } from '#demos/state/sampleSpots.ts';
import { sampleState } from '#demos/state/sampleState.ts';
import { fullWeeks, tours } from '#demos/state/sampleTrade.ts';
import { changeShift } from '#demos/state/demoState.ts';
import { sum } from '#demos/state/pricing.ts';

const sales = { orders: allOrders(sampleState), menu: sampleMenu };
const week: HeatQuestion = { ...tuesdayLunch, day: undefined, hours: { from: 7, to: 21 } };

/** Each hour with sales, with every spot that sold in that hour. */
function spotsByHour(): Map<string, Set<string>> {
  const stood = new Map<string, Set<string>>();
  for (const { weeksAgo, day, hour, spotId } of sampleHistory()) {
    const when = `${weeksAgo} ${day} ${hour}`;
    stood.set(when, (stood.get(when) ?? new Set()).add(spotId));
  }
  return stood;
}

describe('the sample business', () => {
  it('earns $412 after costs at Tuesday lunch on Mission Street', () => {
    const best = rankSpots(sales, tuesdayLunch)[0];
    expect(best?.spot.name).toBe(sample.spots.mission);
    expect(Math.round((best?.profit ?? 0) / 100)).toBe(412);
  });

  it('counts the till’s orders on from those of the day so far', () => {
    const { total } = reportOf(sampleState, sampleState.shift.day);
    expect(sampleState.nextTicket).toBe(total.orders + 1);
  });

  it('has one truck: in each hour it sells at one spot', () => {
    const together = [...spotsByHour()].filter(([, spots]) => spots.size > 1);
    expect(together).toEqual([]);
  });

  it('has an hour to drive from one spot to another', () => {
    const gaps = Object.values(tours)
      .flat()
      .flatMap((stops) =>
        stops.slice(1).map(({ hours }, index) => hours.from - (stops[index]?.hours.to ?? 0) - 1),
      );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1);
  });

  it('has the claim’s example revenue in an average week, after the same costs', () => {
    const profit = sum(fullWeeksOrders(), 'profit') / fullWeeks;
    expect(Math.round(profit / 100_00)).toBe(features.claim.sum.example / 100);
    const [order] = sampleHistory();
    expect(order!.running).toBeGreaterThan(0);
  });

  it('has the highest revenue at the market and the highest profit elsewhere', () => {
    expect(rankSpots(sales, { ...week, measure: 'revenue' })[0]?.spot.name).toBe(sample.spots.lantern);
    expect(rankSpots(sales, { ...week, measure: 'profit' })[0]?.spot.name).toBe(sample.spots.mission);
  });

  it('sells at every spot, in open hours only, each order once', () => {
    const orders = sampleHistory();
    expect(new Set(orders.map(({ spotId }) => spotId)).size).toBe(Object.keys(sample.spots).length);
    expect(orders.every(({ hour }) => hour >= 7 && hour <= 21)).toBe(true);
    expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length);
  });
});

describe('the ranking', () => {
  it('shows an average visit: the total of all visits divided by their number', () => {
    const missionLunches = sales.orders.filter(
      ({ spotId, day, hour }) => spotId === 'mission' && day === 'tue' && hour >= 11 && hour <= 14,
    );
    const visits = new Set(missionLunches.map(({ weeksAgo }) => weeksAgo)).size;
    expect(visits).toBeGreaterThan(1);
    expect(rankSpots(sales, tuesdayLunch)[0]?.profit).toBe(
      Math.round(sum(missionLunches, 'profit') / visits),
    );
  });

  it('rises with a sale of the current visit, which counts as a visit only once it is over', () => {
    const before = rankSpots(sales, tuesdayLunch)[0]!;
    const orders = allOrders(quickSale('one')(sampleState));
    const after = rankSpots({ ...sales, orders }, tuesdayLunch)[0]!;
    expect(after.spot).toBe(before.spot);
    expect(after.profit).toBeGreaterThan(before.profit);
  });

  it('has hours of the day that add up to the total', () => {
    const byHour = takingsByHour(sales, week).reduce((total, { value }) => total + value, 0);
    expect(byHour).toBe(sum(sales.orders, 'profit'));
  });

  it('puts spots without sales last, with zeros', () => {
    expect(rankSpots(sales, tuesdayLunch).at(-1)).toMatchObject({ orders: 0, profit: 0 });
  });

  it('has no best hour without sales', () => {
    expect(highlightsOf(sales, tuesdayLunch, findSpot('lantern'))).toEqual({
      bestHour: undefined,
      bestSeller: undefined,
    });
  });
});

describe('the report', () => {
  it('changes by exactly the order sold', () => {
    const after = quickSale('one')(sampleState);
    const order = after.queue[0]!.order;
    const [was, is] = [reportOf(sampleState, 'tue'), reportOf(after, 'tue')];
    expect(is.total.orders - was.total.orders).toBe(1);
    expect(is.total.profit - was.total.profit).toBe(order.profit);
    expect(is.hours.find(({ hour }) => hour === order.hour)?.mine).toBe(1);
  });

  it('has no sample sale later than the truck’s clock', () => {
    const { hours } = reportOf(sampleState, sampleState.shift.day);
    const later = hours.filter(({ hour }) => hour >= sampleState.shift.hour);
    expect(later.every(({ orders }) => orders === 0)).toBe(true);
    expect(hours.some(({ orders }) => orders > 0)).toBe(true);
    expect(reportOf(sampleState, 'wed').total.orders).toBe(0);
  });

  it.each(weekdays)('has the ranking that the map makes of the same sales, on %s', (day) => {
    const state = changeShift({ day, hour: openHours.to })(sampleState);
    const orders = thisWeeksOrders(state.shift);
    const onMap = rankSpots({ orders, menu: sampleMenu }, { ...tuesdayLunch, day, hours: openHours });
    expect(reportOf(state, day).spots.map(({ spot, takings }) => [spot.id, takings.profit])).toEqual(
      onMap.map(({ spot, profit }) => [spot.id, profit]),
    );
  });
});
