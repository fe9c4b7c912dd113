import { z } from 'zod';
import { readDemoFile } from '../demo-files/read-demo-files.ts';
import { entryOf } from '../demo-files/references.ts';
import type { Labelled } from './types.ts';

/** One text, or several: the first whose facts are all known is used. */
const texts = z.union([z.string().transform((text) => [text]), z.array(z.string())], {
  error: 'expected a text or a list of texts',
});
const rows = z.record(z.string(), texts);
const noticeFile = z.strictObject({
  goods: z.strictObject({ opening: rows, sorts: z.record(z.string(), rows), closing: rows }),
  phones: rows,
  rentals: rows,
});

type Rows = z.output<typeof rows>;
type Facts = Readonly<Record<string, string>>;
type Subject = { readonly brand: string; readonly name: string; readonly modelName: string };

const { goods, phones, rentals } = readDemoFile('statutory-notices.yaml', noticeFile);

export const phoneNotice = phones;
export const rentalNotice = rentals;

/** The notice for a sort of goods, by its name in the data. */
export const goodsNotice = entryOf('kind of notice', goods.sorts).transform((sort) => ({
  ...goods.opening,
  ...sort,
  ...goods.closing,
}));

/** The notice of a thing, from these facts and its names. */
export function noticeOf(notice: Rows, { brand, name, modelName }: Subject, facts: Facts): Labelled[] {
  const known = { ...facts, brand, name, model: modelName, modelLength: String(modelName.length) };
  return Object.entries(notice).map(([label, candidates]) => ({ label, value: textOf(label, candidates, known) }));
}

const placeholder = /\{([^}]+)\}/g;

function textOf(label: string, candidates: readonly string[], facts: Facts): string {
  const isKnown = (text: string) => [...text.matchAll(placeholder)].every(([, name = '']) => facts[name] !== undefined);
  const text = candidates.find(isKnown);
  if (text === undefined) throw new Error(`no text of the notice's ${label} goes with these facts`);
  return text.replace(placeholder, (_match, name: string) => facts[name] ?? '');
}
