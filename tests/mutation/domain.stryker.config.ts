import { mutationOf } from './options.ts';

/** `npm run measure -- mutation`: the rules shared by browser and server. */
export default mutationOf('domain', { mutate: ['src/domain/**/*.ts'] });
