import type { Store, Writes } from './Store.ts';

/** The writes outside a transaction: each is a batch of one. */
export function singleWrites(batch: Store['batch']): Writes<Promise<void>> {
  return {
    create: (ref, fields) => batch((writes) => writes.create(ref, fields)),
    set: (ref, fields) => batch((writes) => writes.set(ref, fields)),
    update: (ref, changes) => batch((writes) => writes.update(ref, changes)),
    delete: (ref) => batch((writes) => writes.delete(ref)),
  };
}
