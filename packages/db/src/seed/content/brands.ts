import { z } from 'zod';
import { readDemoFile } from '../demo-files/read-demo-files.ts';
import { reference, unique } from '../demo-files/references.ts';
import type { Brand } from './types.ts';

const brandList = z.array(z.strictObject({ name: z.string() })).superRefine(unique('name'));

export const brands: readonly Brand[] = readDemoFile('brands.yaml', brandList).map(({ name }, index) => ({
  brandId: index + 1,
  name,
}));

const idByName = new Map(brands.map(({ brandId, name }) => [name, brandId]));

export const brandName = reference('brand', idByName.keys());

export const brandIdOf = (name: string): number => idByName.get(name) ?? 0;
