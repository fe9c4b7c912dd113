import type { PhoneConditions } from '@mall/domain/phone-conditions';
import { useMemo, useSyncExternalStore } from 'react';
import { readForVisit, writeForVisit } from '../../lib/browser/browser-storage.ts';
import { storageKeys } from '../../lib/browser/storage-keys.ts';
import { readConditions } from './conditions-text.ts';

/** The choices of this visit: the conditions as written in an address, empty while there are none, and the stated age. */
type Visit = { readonly my: string; readonly age: number | null };

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const stored = (): string => readForVisit(storageKeys.conditions) ?? '';

function parse(text: string): Visit {
  try {
    const { my, age } = JSON.parse(text) as Partial<Record<keyof Visit, unknown>>;
    return { my: typeof my === 'string' ? my : '', age: typeof age === 'number' ? age : null };
  } catch {
    return { my: '', age: null };
  }
}

export const readVisit = (): Visit => parse(stored());
const conditionsOf = ({ my, age }: Visit): PhoneConditions | null => readConditions(my, age);
export const statedConditions = (): PhoneConditions | null => conditionsOf(readVisit());

export function keepForVisit(change: Partial<Visit>): void {
  writeForVisit(storageKeys.conditions, JSON.stringify({ ...readVisit(), ...change }));
  for (const listener of listeners) listener();
}

/** The same value in every component; it exists only in this tab. */
export function useVisit(): Visit & { readonly conditions: PhoneConditions | null } {
  const text = useSyncExternalStore(subscribe, stored);
  return useMemo(() => {
    const visit = parse(text);
    return { ...visit, conditions: conditionsOf(visit) };
  }, [text]);
}
