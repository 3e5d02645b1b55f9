export function tabId(categoryId: string): string {
  return `till-tab-${categoryId}`;
}

export const keysId = 'till-keys';
