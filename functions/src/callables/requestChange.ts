import { callable } from '../callable.ts';
import { requestChange as request } from '../services/changeRequests.ts';

/** See `calls.requestChange`. */
export const requestChange = callable('requestChange', (wanted, { context, owner }) =>
  request(context, { owner, wanted }),
);
