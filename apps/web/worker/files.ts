import { keepLast } from '../src/lib/offline/stores.ts';

/** The name of each changes with its content, so stored files are never out of date. */
const stores = [
  { name: 'mall-files', path: /^\/(assets|theme)\//, most: 400, mostBytes: 2_000_000 },
  { name: 'mall-pictures', path: /^\/images\//, most: 200, mostBytes: 300_000 },
] as const;
const storeAt = (path: string) => stores.find((store) => store.path.test(path));

export const isFile = ({ pathname }: URL): boolean => storeAt(pathname) !== undefined;

export async function fileOf(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(event.request.url, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(event.request);
  const copy = response.clone();
  event.waitUntil(keep(event.request.url, copy));
  return response;
}

/** A file that a page has loaded without the worker comes from the browser's own cache. */
export async function keepFile(address: string): Promise<void> {
  if (await caches.match(address, { ignoreVary: true })) return;
  const response = await fetch(address).catch(() => undefined);
  if (response) await keep(address, response);
}

async function keep(address: string, response: Response): Promise<void> {
  const store = storeAt(new URL(address, self.location.href).pathname);
  if (!store || response.status !== 200) return;
  const bytes = (await response.clone().arrayBuffer()).byteLength;
  if (bytes <= store.mostBytes) await keepLast(store.name, address, response, store.most);
}
