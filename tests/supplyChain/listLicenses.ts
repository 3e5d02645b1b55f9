// npm run licenses
import { licenseList } from './licenses.ts';

console.log(licenseList());
