import { addRecentWord, readRecentWords, writeRecentWords } from '@mall/domain/recent-words';
import { useMemo } from 'react';
import { writeStored } from '../../lib/browser/browser-storage.ts';
import { storageKeys } from '../../lib/browser/storage-keys.ts';
import { useStored } from '../../lib/browser/use-stored.ts';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { memberNoOf } from '../../lib/session/access-token.ts';
import { readTokens } from '../../lib/session/token-store.ts';

const ownMemberNo = (): number => Number(memberNoOf(readTokens()?.accessToken ?? ''));

/** 최근 검색어: stays in this browser, per mall and member; nothing is written down while it is switched off. */
export function useRecentWords() {
  const { mall } = useMall();
  const [stored, change] = useStored(storageKeys.recentWords(mall.mallId));
  const [off, changeOff] = useStored(storageKeys.recentWordsOff(mall.mallId));
  const isOn = off === null;
  const memberNo = ownMemberNo();
  const changeWords = (next: (known: string[]) => string[]) =>
    change((known) => writeRecentWords({ memberNo, words: next(readRecentWords(known, memberNo)) }));
  return {
    isOn,
    words: useMemo(() => (isOn ? readRecentWords(stored, memberNo) : []), [isOn, stored, memberNo]),
    add: (word: string) => isOn && changeWords((known) => addRecentWord(known, word)),
    remove: (word: string) => changeWords((known) => known.filter((one) => one !== word)),
    clear: () => change(() => null),
    /** Switched off, what was written down is gone. */
    turn: (on: boolean) => {
      changeOff(() => (on ? null : 'off'));
      if (!on) change(() => null);
    },
  };
}

/** Signed out: what the member has searched for leaves the browser; whether words are kept is the device's setting. */
export const forgetRecentWords = (mallId: number): void => writeStored(storageKeys.recentWords(mallId), null);
