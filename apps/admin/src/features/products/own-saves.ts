import { useRef } from 'react';

/** Which version became which by one's own saves: parts of a page that are saved by themselves are no strangers to each other. */
export function useOwnSaves() {
  const saved = useRef(new Map<number, number>());
  return useRef({
    note: (over: number, made: number) => void saved.current.set(over, made),
    /** The version that one has seen, or what one has made of it since. */
    latest: (seen: number): number => {
      let version = seen;
      for (let next = saved.current.get(version); next !== undefined; next = saved.current.get(version)) version = next;
      return version;
    },
  }).current;
}
export type OwnSaves = ReturnType<typeof useOwnSaves>;
