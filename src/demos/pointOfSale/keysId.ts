export function tabId(categoryId: string): string {
  return `till-tab-${categoryId}`;
}

/** Id of the panel of keys that a tab shows. */
export const keysId = 'till-keys';
