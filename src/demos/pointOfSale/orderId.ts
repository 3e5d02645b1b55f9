/** Id of the place where the order lies, and where focus goes when what had it is gone. */
export const orderId = 'till-order';
