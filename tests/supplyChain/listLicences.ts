// npm run licences
import { licenceList } from './licences.ts';

console.log(licenceList());
