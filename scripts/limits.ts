import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFolder } from '../packages/db/src/settings.ts';
import { describeLimits, limitsFolder } from './lib/form-limits/form-limits.ts';

const modules = await describeLimits();
for (const file of globSync(`${limitsFolder}/*.ts`, { cwd: checkoutFolder })) rmSync(join(checkoutFolder, file));
for (const [file, text] of modules) writeFileSync(join(checkoutFolder, file), text);
console.log(`wrote ${modules.size} modules to ${limitsFolder}`);
