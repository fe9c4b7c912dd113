import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFolder } from '../packages/db/src/settings.ts';
import { describeLicenses, licensesFile } from './lib/licenses.ts';

writeFileSync(join(checkoutFolder, licensesFile), describeLicenses());
console.log(`wrote ${licensesFile}`);
