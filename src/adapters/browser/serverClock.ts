/** How far the server's clock is ahead of the device's, in milliseconds. */
let ahead = 0;

/** Keeps the time of a response: the value of its `Date` header. */
export function hearServerTime(date: string | null): void {
  const told = Date.parse(date ?? '');
  if (!Number.isNaN(told)) ahead = told - Date.now();
}

/** The server's current time, by its last response; the device's before the first one. */
export function serverNow(): Date {
  return new Date(Date.now() + ahead);
}
