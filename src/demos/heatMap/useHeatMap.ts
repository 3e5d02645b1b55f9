import { useMemo, useState } from 'react';
import { allOrders } from '../state/sampleHistory.ts';
import { useDemoState } from '../state/useDemoState.ts';
import { highlightsOf, rankSpots, takingsByHour, tuesdayLunch, type HeatQuestion } from './ranking.ts';

/** The state of the heat map: the question, the ranked spots, the hours and the selected spot. */
export function useHeatMap() {
  const { state } = useDemoState();
  const { menu, queue, server } = state;
  const [question, setQuestion] = useState(tuesdayLunch);
  const [spotId, setSpotId] = useState<string>();

  const sales = useMemo(() => ({ orders: allOrders({ queue, server }), menu }), [queue, server, menu]);
  const ranking = useMemo(() => rankSpots(sales, question), [sales, question]);
  const hours = useMemo(() => takingsByHour(sales, question), [sales, question]);
  const chosen = useMemo(() => {
    const takings = ranking.find(({ spot }) => spot.id === spotId);
    return takings && { takings, day: question.day, ...highlightsOf(sales, question, takings.spot) };
  }, [ranking, sales, question, spotId]);

  return {
    menu,
    question,
    ranking,
    hours,
    chosen,
    ask: (change: Partial<HeatQuestion>) => setQuestion((asked) => ({ ...asked, ...change })),
    choose: setSpotId,
  };
}
