import { inMall } from '@mall/db/in-mall';
import type { Dependencies } from '../dependencies.ts';
import { themeColours } from '../mail/theme-colours.ts';
import type { Mall } from '../plugins/mall.repository.ts';
import { findSheet } from './theme-sheet.repository.ts';

/** A mall's brand colour, for places without a stylesheet: from its own theme, or else from its base theme. Changes with the mall. */
export function createBrandOf({ database }: Pick<Dependencies, 'database'>): (mall: Mall) => Promise<string> {
  const known = new WeakMap<Mall, string>();
  const read = async (mall: Mall): Promise<string> => {
    const { themeHash } = mall;
    const sheet = themeHash === '' ? undefined : await inMall(database, mall, (tx) => findSheet(tx, themeHash));
    return /--brand:\s*(#[0-9a-f]{6})\b/.exec(sheet ?? '')?.[1] ?? themeColours[mall.style].brand;
  };
  return async (mall) => {
    const brand = known.get(mall) ?? (await read(mall));
    known.set(mall, brand);
    return brand;
  };
}
