/** A possible next state, with its effects. The first one whose condition holds is taken. */
export interface Transition<State extends string, Guard extends string, Effect extends string> {
  to: State;
  /** The condition; absent if the transition is always possible. */
  when?: Guard;
  effects?: readonly Effect[];
}

/** What each event does in each state. An event that is not listed for a state changes nothing. */
export type Transitions<
  State extends string,
  Event extends string,
  Guard extends string = never,
  Effect extends string = never,
> = Readonly<
  Record<State, Readonly<Partial<Record<Event, ReadonlyArray<Transition<State, Guard, Effect>>>>>>
>;

/** The transition that an event causes; undefined where it changes nothing. */
export function transitionOn<
  State extends string,
  Event extends string,
  Guard extends string,
  Effect extends string,
>(
  table: Transitions<State, Event, Guard, Effect>,
  { state, event }: { state: State; event: Event },
  holds: (guard: Guard) => boolean = () => false,
): Transition<State, Guard, Effect> | undefined {
  return table[state][event]?.find(({ when }) => when === undefined || holds(when));
}
