export function grouped<Item, Name extends string>(
  items: readonly Item[],
  nameOf: (item: Item) => Name,
): Array<[Name, Item[]]> {
  const groups = new Map<Name, Item[]>();
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  return [...groups];
}
