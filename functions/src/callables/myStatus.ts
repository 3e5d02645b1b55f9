import { callable } from '../callable.ts';
import { statusOf } from '../services/status.ts';

/** See `calls.myStatus`. */
export const myStatus = callable('myStatus', (_, { context, owner }) => statusOf(context, owner));
