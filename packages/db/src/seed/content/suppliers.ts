import { z } from 'zod';
import { readDemoFile } from '../demo-files/read-demo-files.ts';
import { unique } from '../demo-files/references.ts';
import { brandIdOf, brandName } from './brands.ts';

const supplier = z.strictObject({
  name: z.string(),
  company: z.string(),
  representativeName: z.string(),
  businessNumber: z.string(),
  salesPermitNumber: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  returnAddress: z.string().default(''),
  state: z.enum(['ACTIVE', 'ENDED']).default('ACTIVE'),
  brands: z.array(brandName),
});
/** It supplies all products of its brands. */
export type Supplier = Omit<z.output<typeof supplier>, 'brands'> & { readonly brandIds: readonly number[] };

const supplierList = z.array(supplier).superRefine(unique('name')).superRefine(unique('businessNumber'));

export const suppliers: readonly Supplier[] = readDemoFile('suppliers.yaml', supplierList).map(
  ({ brands, ...words }) => ({ ...words, brandIds: brands.map(brandIdOf) }),
);
