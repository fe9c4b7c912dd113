import { clearRecentViews, mergeRecentViews, removeRecentView } from '@mall/contracts/recent-view';
import {
  addRecentlyViewed,
  readRecentlyViewed,
  removeRecentlyViewed,
  writeRecentlyViewed,
} from '@mall/domain/recently-viewed';
import { call } from '../../lib/api/api-client.ts';
import { readStored, writeStored } from '../../lib/browser/browser-storage.ts';
import { storageKeys } from '../../lib/browser/storage-keys.ts';
import { memberNoOf } from '../../lib/session/access-token.ts';
import { readTokens } from '../../lib/session/token-store.ts';

/** The list of a mall; a member has one list for all devices, stored on the server. */
export type RecentList = { readonly mallId: number; readonly isMembers: boolean };
type Reply = Promise<{ productNos: string[] }>;

const listeners = new Set<() => void>();

export function subscribeToRecentViews(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const keyOf = ({ mallId }: RecentList) => storageKeys.recentlyViewed(mallId);
const unsentKeyOf = ({ mallId }: RecentList) => storageKeys.recentlyViewedUnsent(mallId);
const read = (key: string): string[] => readRecentlyViewed(readStored(key));
const write = (key: string, productNos: readonly string[]): void =>
  writeStored(key, productNos.length === 0 ? null : writeRecentlyViewed(productNos));

/** The stored text: a stable snapshot while nothing changes. */
export const storedRecentViews = (list: RecentList): string | null => readStored(keyOf(list));

function change(list: RecentList, next: (known: string[]) => string[]): void {
  write(keyOf(list), next(read(keyOf(list))));
  for (const listener of listeners) listener();
}

let latest = 0;

/**
 * Replaces this device's list by the member's, unless something newer has been requested meanwhile; on failure this device's list stays.
 */
async function follow(list: RecentList, send: () => Reply): Promise<void> {
  latest += 1;
  const own = latest;
  const reply = await send().catch(() => undefined);
  if (!reply || own !== latest) return;
  const unsent = read(unsentKeyOf(list)).toReversed();
  change(list, () => unsent.reduce(addRecentlyViewed, reply.productNos));
}

/** Sends the products that this device has seen to the member's list, and receives those of other devices. */
export async function syncRecentViews(list: RecentList): Promise<void> {
  if (!list.isMembers) return;
  const member = String(memberNoOf(readTokens()?.accessToken ?? ''));
  const ownerKey = storageKeys.recentlyViewedOf(list.mallId);
  const owner = readStored(ownerKey);
  // A visitor's list is merged into the member's; another member's is not.
  if (owner === null) write(unsentKeyOf(list), read(keyOf(list)));
  else if (owner !== member) {
    write(unsentKeyOf(list), []);
    change(list, () => []);
  }
  writeStored(ownerKey, member);
  const productNos = read(unsentKeyOf(list));
  await follow(list, async () => {
    const reply = await call(mergeRecentViews, { body: { productNos } }, { keepalive: true });
    write(
      unsentKeyOf(list),
      read(unsentKeyOf(list)).filter((productNo) => !productNos.includes(productNo)),
    );
    return reply;
  });
}

/** R4.10 */
export function addRecentView(list: RecentList, productNo: string): void {
  if (read(keyOf(list)).includes(productNo)) return;
  change(list, (known) => addRecentlyViewed(known, productNo));
  if (!list.isMembers) return;
  write(unsentKeyOf(list), addRecentlyViewed(read(unsentKeyOf(list)), productNo));
  void syncRecentViews(list);
}

/** R4.10: without a number the whole list is cleared. */
export function removeRecentViews(list: RecentList, productNo?: string): void {
  const without = (known: readonly string[]) => (productNo === undefined ? [] : removeRecentlyViewed(known, productNo));
  change(list, without);
  if (!list.isMembers) return;
  write(unsentKeyOf(list), without(read(unsentKeyOf(list))));
  const options = { keepalive: true };
  void follow(list, () =>
    productNo === undefined
      ? call(clearRecentViews, {}, options)
      : call(removeRecentView, { params: { productNo } }, options),
  );
}

/** Signed out: the member's list is removed from the browser; a visitor's stays. */
export function forgetRecentViews(mallId: number): void {
  if (readStored(storageKeys.recentlyViewedOf(mallId)) === null) return;
  writeStored(storageKeys.recentlyViewedOf(mallId), null);
  writeStored(storageKeys.recentlyViewedUnsent(mallId), null);
  change({ mallId, isMembers: false }, () => []);
}
