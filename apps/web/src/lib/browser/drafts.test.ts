import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDrafts, readDraft, writeDraft } from './drafts.ts';

const stored = new Map<string, string>();
const storage = () =>
  Object.assign(Object.fromEntries(stored), {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
let token = '';
beforeEach(() => {
  stored.clear();
  token = `x.${btoa(JSON.stringify({ memNo: 7 }))}.y`;
  const local = { getItem: () => token };
  vi.stubGlobal('window', {
    get sessionStorage() {
      return storage();
    },
    localStorage: local,
  });
});

const empty = { name: '', terms: [] as number[], isDefault: false };

test('what was typed comes back', () => {
  writeDraft('order', { ...empty, name: '김지은', terms: [1, 2] });
  expect(readDraft('order', empty)).toEqual({ name: '김지은', terms: [1, 2], isDefault: false });
});

test('invalid parts are ignored', () => {
  writeDraft('order', { name: 3, terms: 'x', isDefault: true, other: 1 });
  expect(readDraft('order', empty)).toEqual({ ...empty, isDefault: true });
  writeDraft('order', null);
  expect(readDraft('order', empty)).toEqual(empty);
});

test('another member does not see it, and nothing stays after signing out', () => {
  writeDraft('order', { ...empty, name: '김지은' });
  const mine = token;
  token = `x.${btoa(JSON.stringify({ memNo: 8 }))}.y`;
  expect(readDraft('order', empty)).toEqual(empty);
  token = mine;
  forgetDrafts();
  expect(stored.size).toBe(0);
});
