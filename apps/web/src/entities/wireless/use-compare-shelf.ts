import { useCallback, useMemo } from 'react';
import { storageKeys } from '../../lib/browser/storage-keys.ts';
import { useStored } from '../../lib/browser/use-stored.ts';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { type Compared, putOnShelf, readShelf, takeOffShelf, writeShelf } from './compare-shelf.ts';

/** The phones that this browser compares in this mall, synchronised between its tabs. */
export function useCompareShelf() {
  const [stored, write] = useStored(storageKeys.comparedPhones(useMall().mall.mallId));
  return {
    shelf: useMemo(() => readShelf(stored), [stored]),
    /** Returns false when the shelf is full. */
    put: useCallback(
      (entry: Compared): boolean => {
        let isPut = false;
        write((known) => {
          const next = putOnShelf(readShelf(known), entry);
          isPut = next !== undefined;
          return next ? writeShelf(next) : known;
        });
        return isPut;
      },
      [write],
    ),
    take: useCallback(
      (gdsGrpNo: string) => write((known) => writeShelf(takeOffShelf(readShelf(known), gdsGrpNo))),
      [write],
    ),
  };
}
