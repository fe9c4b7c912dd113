import { readdirSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { parseDemoFile, parseDemoFiles } from './parse-demo-files.ts';

const demoFolder = new URL('../../../demo/', import.meta.url);

const readText = (name: string): string => readFileSync(new URL(name, demoFolder), 'utf8');

/** `name` is a path under packages/db/demo. */
export const readDemoFile = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> =>
  parseDemoFile(name, readText(name), schema);

/** The files of a folder under packages/db/demo by base name, which the schema sees together. */
export function readDemoFolder<Schema extends z.ZodType>(folder: string, schema: Schema): z.output<Schema> {
  const names = readdirSync(new URL(folder, demoFolder)).map((file) => `${folder}/${file}`);
  return parseDemoFiles(Object.fromEntries(names.toSorted().map((name) => [name, readText(name)])), schema);
}
