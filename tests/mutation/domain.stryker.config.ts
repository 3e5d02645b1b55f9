import { mutationOf } from './options.ts';

/** `npm run measure -- mutation`: the rules both ends share. */
export default mutationOf('domain', { mutate: ['src/domain/**/*.ts'] });
