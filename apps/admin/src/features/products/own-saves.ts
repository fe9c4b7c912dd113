import { useRef } from 'react';

/** Maps versions to those that one's own saves created: separately saved parts of a page do not conflict with each other. */
export function useOwnSaves() {
  const saved = useRef(new Map<number, number>());
  return useRef({
    note: (over: number, made: number) => void saved.current.set(over, made),
    /** The version seen, or the one that one's own saves have made from it. */
    latest: (seen: number): number => {
      let version = seen;
      for (let next = saved.current.get(version); next !== undefined; next = saved.current.get(version)) version = next;
      return version;
    },
  }).current;
}
export type OwnSaves = ReturnType<typeof useOwnSaves>;
