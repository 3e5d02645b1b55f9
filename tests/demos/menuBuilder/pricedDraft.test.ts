import { describe, expect, it } from 'vitest';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { draftOf, longestName, readDraft } from '#demos/menuBuilder/pricedDraft.ts';

const { problems } = menuBuilder;

describe('a draft of an item or modifier', () => {
  it.each([
    ['4,5', 450],
    ['0', 0],
    ['999', 99_900],
  ])('%j is a price of %d cents', (price, cents) => {
    expect(readDraft({ name: 'Taco', price, cost: '' }).value).toEqual({
      name: 'Taco',
      price: cents,
      cost: 0,
    });
  });

  it.each(['', 'four', '-1', '1000'])('%j is not a price', (price) => {
    expect(readDraft({ name: 'Taco', price, cost: '' })).toEqual({ problems: { price: problems.price } });
  });

  it('needs a name and a valid cost', () => {
    expect(readDraft({ name: '  ', price: '4', cost: 'some' }).problems).toEqual({
      name: problems.name,
      cost: problems.price,
    });
  });

  it('keeps a name that fits a button of the point of sale', () => {
    const { value } = readDraft({ name: 'a'.repeat(longestName + 10), price: '1', cost: '' });
    expect(value?.name).toHaveLength(longestName);
  });

  it('reads back its own output', () => {
    const item = { name: 'Cold brew', price: 475, cost: 84 };
    expect(readDraft(draftOf(item)).value).toEqual(item);
  });
});
