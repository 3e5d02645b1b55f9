import { describe, expect, it } from 'vitest';
import { subscriptionCommands } from '#functions/standing/commands.ts';
import { cancellationTransitions } from '#functions/states/cancellation.ts';
import { checkoutTransitions } from '#functions/states/checkout.ts';

describe('the tables of states', () => {
  it('name only existing states', () => {
    const transitions = [checkoutTransitions, cancellationTransitions].flatMap((table) => {
      const rows: ReadonlyArray<Readonly<Record<string, ReadonlyArray<{ to: string }>>>> =
        Object.values(table);
      return rows.flatMap((row) => Object.values(row).flatMap((all) => all.map(({ to }) => ({ to, table }))));
    });
    const commands = Object.values(subscriptionCommands).flatMap((row) =>
      Object.values(row).map(({ to }) => ({ to, table: subscriptionCommands })),
    );
    const unknown = [...transitions, ...commands].filter(({ to, table }) => !Object.hasOwn(table, to));
    expect(unknown).toEqual([]);
  });
});
