/** Id of the order's element, which takes focus when the focused element is removed. */
export const orderId = 'till-order';
