import { joinTypes, networks, planPersons } from '@mall/contracts/wireless-codes';
import { z } from 'zod';
import { moment } from '../demo-files/fields.ts';
import { readDemoFile } from '../demo-files/read-demo-files.ts';
import { unique } from '../demo-files/references.ts';
import type { CarrierPlan } from './carrier-types.ts';

const plan = z.strictObject({
  name: z.string(),
  monthlyPrice: z.int(),
  /** Monthly discount with a contract of 24 months, as the carrier states it; not always exactly a quarter. */
  discountMonthly24: z.int(),
  /** With 12 months, if it differs. */
  discountMonthly12: z.int().optional(),
  dataSummary: z.string(),
  benefitSummary: z.string(),
  isPopular: z.boolean().default(false),
  minAge: z.int().nullable().default(null),
  maxAge: z.int().nullable().default(null),
  phoneNetworks: z.array(z.enum(networks)).default(['5G']),
  joinTypes: z.array(z.enum(joinTypes)).default([...joinTypes]),
  persons: z.array(z.enum(planPersons)).default(['INDIVIDUAL']),
});

const planFile = z.strictObject({
  validFrom: moment,
  carriers: z.record(z.string(), z.array(plan)).superRefine(unique('name')),
});

const { validFrom, carriers } = readDemoFile('plans.yaml', planFile);

export const carrierNames: readonly string[] = Object.keys(carriers);

export const carrierPlans: readonly CarrierPlan[] = Object.entries(carriers).flatMap(([carrier, plans], place) =>
  plans.map((row, index) => ({
    planNo: (place + 1) * 100 + index + 1,
    carrier,
    ...row,
    discountMonthly12: row.discountMonthly12 ?? row.discountMonthly24,
    sortOrder: (index + 1) * 10,
    validFrom,
  })),
);

const planByName = new Map(carrierPlans.map((row) => [row.name, row]));

/** Fails on an unknown carrier. */
export function planNamed(name: string): CarrierPlan {
  const found = planByName.get(name);
  if (!found) throw new Error(`no plan named ${name}`);
  return found;
}
