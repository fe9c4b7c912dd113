import { readText, readWhole, withoutNothing } from '../../../lib/search-params.ts';

/** Which page of the orderable goods, narrowed by which word. */
export type UploadAddress = { page?: number; q?: string };

export const readUploadAddress = (raw: Record<string, unknown>): UploadAddress =>
  withoutNothing({
    page: readWhole(raw['page'], 250) || undefined,
    q: readText(raw['q'], /^.{1,40}$/u),
  }) as UploadAddress;

export function uploadPath({ page = 1, q }: UploadAddress): string {
  const search = new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) }).toString();
  return search === '' ? '/upload' : `/upload?${search}`;
}
