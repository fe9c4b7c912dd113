import { orderNoOf } from '@mall/domain/order-number';
import { seoulDayOf } from '@mall/domain/seoul-day';
import type { Dependencies } from './dependencies.ts';

type Source = Pick<Dependencies, 'random'> & { readonly at: Date };

const mostTries = 5;

/** A number for an order or an application of this day: random, so that it does not reveal how much a mall sells. */
export const randomNumber = ({ random, at }: Source): string =>
  orderNoOf(seoulDayOf(at), random(6).readUIntBE(0, 6) % 100_000_000);

/** Tries random numbers until one is free. `insert` returns the number in force, or undefined when this one is taken. */
export async function insertNumbered(
  insert: (candidate: string) => Promise<string | undefined>,
  source: Source,
): Promise<string> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const number = await insert(randomNumber(source));
    if (number !== undefined) return number;
  }
  throw new Error(`no free number in ${mostTries} tries`);
}
