import { addRecentWord, readRecentWords, writeRecentWords } from '@mall/domain/recent-words';
import { useMemo } from 'react';
import { writeStored } from '../../lib/browser/browser-storage.ts';
import { storageKeys } from '../../lib/browser/storage-keys.ts';
import { useStored } from '../../lib/browser/use-stored.ts';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { memberNoOf } from '../../lib/session/access-token.ts';
import { readTokens } from '../../lib/session/token-store.ts';

const ownMemberNo = (): number => Number(memberNoOf(readTokens()?.accessToken ?? ''));

/** 최근 검색어: stored in this browser, per mall and member; nothing is stored while it is switched off. */
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
    /** Switching it off deletes what was stored. */
    turn: (on: boolean) => {
      changeOff(() => (on ? null : 'off'));
      if (!on) change(() => null);
    },
  };
}

/** On sign-out the member's searches are removed from the browser; whether words are stored is a setting of the device. */
export const forgetRecentWords = (mallId: number): void => writeStored(storageKeys.recentWords(mallId), null);
