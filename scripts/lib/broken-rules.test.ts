import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkoutFolder } from '../../packages/db/src/settings.ts';
import { brokenRules } from './broken-rules.ts';

test.each(brokenRules)('`$from` stands once in $file, so that breaking it breaks one rule', ({ file, from }) => {
  const source = readFileSync(join(checkoutFolder, 'packages/domain/src', file), 'utf8');
  expect(source.split(from)).toHaveLength(2);
});
