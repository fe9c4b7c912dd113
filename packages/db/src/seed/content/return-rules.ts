import { contractMonths, returnBases } from '@mall/contracts/wireless-codes';
import { z } from 'zod';
import { moment } from '../demo-files/fields.ts';
import { readDemoFile } from '../demo-files/read-demo-files.ts';
import { reference } from '../demo-files/references.ts';
import { carrierNames } from './carrier-plans.ts';
import type { ReturnRule } from './carrier-types.ts';

const rule = z.strictObject({
  basis: z.enum(returnBases),
  contractMonths: z.literal(contractMonths),
  /** Everything within this many days, and then less by the day; or a part of it by month. */
  fullDays: z.int().nullable().default(null),
  steps: z.array(z.strictObject({ untilMonth: z.int(), percent: z.int() })).default([]),
  validFrom: moment.optional(),
  validTo: moment.nullable().default(null),
});

const ruleFile = z.strictObject({
  validFrom: moment,
  carriers: z.record(reference('carrier', carrierNames), z.array(rule)),
});

const { validFrom, carriers } = readDemoFile('return-rules.yaml', ruleFile);

export const returnRules: readonly ReturnRule[] = Object.entries(carriers).flatMap(([carrier, rules]) =>
  rules.map((row) => ({ carrier, ...row, validFrom: row.validFrom ?? validFrom })),
);
