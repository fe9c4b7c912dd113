import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFolder } from '../packages/db/src/settings.ts';
import { coverageFile, describeCoverage } from './lib/spec-coverage/spec-coverage.ts';

const { page, unproved, unasserted } = describeCoverage();
writeFileSync(join(checkoutFolder, coverageFile), page);
console.log(`wrote ${coverageFile}; rows without a test: ${unproved.join(', ') || 'none'}`);
console.log(`values without an assertion: ${unasserted.join(', ') || 'none'}`);
