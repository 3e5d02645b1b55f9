/** How far the server's clock is ahead of the device's, in milliseconds. */
let ahead = 0;

/** Keeps the time of a response. One that a cache has kept has the date of its creation, and its age in seconds. */
export function hearServerTime({ headers }: Response): void {
  const now = Date.parse(headers.get('Date') ?? '') + Number(headers.get('Age') ?? 0) * 1000;
  if (!Number.isNaN(now)) ahead = now - Date.now();
}

/** The server's current time, by its last response; the device's before the first one. */
export function serverNow(): Date {
  return new Date(Date.now() + ahead);
}
