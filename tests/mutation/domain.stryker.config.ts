import { mutationOf } from './options.ts';

/** `npm run mutation`: the rules both ends share. */
export default mutationOf('domain', { mutate: ['src/domain/**/*.ts'] });
